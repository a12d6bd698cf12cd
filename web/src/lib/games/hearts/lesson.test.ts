import { expect, it } from 'vitest';
import { has, speakGame, speak } from '$lib/i18n';
import { progress, tipFor } from '$lib/play/lesson';
import course from './lesson';
import { sceneOf } from './scene';

it('speaks in the order of the game and leaves out what is done', async () => {
  const scene = await sceneOf('table-en');
  const lesson = { ...scene, me: scene.me! };
  const heard = new Set<string>();
  const said: string[] = [];
  for (let tip = tipFor(course, lesson, heard); tip; tip = tipFor(course, lesson, heard)) {
    said.push(tip.id);
    heard.add(tip.id);
  }
  expect(said.slice(0, 4)).toEqual(['welcome', 'goal', 'sides', 'cards']);
  // A card has been played face up already.
  expect(said).not.toContain('face-up');
  expect(progress(course, lesson, heard)).toBeGreaterThan(0.8);
});

it('ends with the end', async () => {
  const scene = await sceneOf('bout-end-en');
  expect(tipFor(course, { ...scene, me: scene.me! }, new Set())?.id).toBe('end');
});

it.each(['en', 'ru', 'cs'] as const)('has words for every tip in %s', async (lang) => {
  await speakGame('hearts');
  await speak(lang);
  for (const { id } of course.tips) {
    expect(has(`hearts-tip-${id}`), id).toBe(true);
    expect(has(`hearts-tip-${id}-title`), id).toBe(true);
  }
  await speak('en');
});
