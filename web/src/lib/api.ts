/** Questions to the server over HTTP. Every failure is a `Trouble` that says what to do about it. */
import type { Problem } from '$lib/protocol';

/** A request that was not granted, or a server that could not be reached (`code: 'offline'`). */
export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }

  get code(): string {
    return this.problem.code;
  }
}

/** What to show for anything that went wrong. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Trouble) return error.problem;
  return { code: 'broken', message: error instanceof Error ? error.message : String(error) };
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? undefined : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new Trouble({ code: 'offline', message: '' });
  }
  const text = await answer.text();
  const json = parse(text);
  if (answer.ok) return json as T;
  const problem = json as Partial<Problem> | undefined;
  if (problem?.code) throw new Trouble(problem as Problem);
  throw new Trouble({ code: answer.status >= 500 ? 'offline' : 'not-found', message: '' });
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

export const get = <T>(path: string) => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body);
