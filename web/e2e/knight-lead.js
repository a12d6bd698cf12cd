// Leads a seat of Knight to a moment of the game without pressing anything: over the socket, as the hint says.

/**
 * Plays a seat over the socket as the hint says, or with less care, until it is time. Answers with the verdict if it ends, else with
 * what `time` says, or nothing where that is only true.
 */
export const lead = (page, table, time, care = 1, most = '') =>
  page.evaluate(
    ([table, time, care, most]) =>
      new Promise((resolve) => {
        const ripe = new Function('turn', 'offered', `return ${time};`);
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
        let [ids, number, round, verdict] = [0, -1, 0, ''];
        let line = [];
        let now = null;
        let said = null;
        const say = (message) => socket.send(JSON.stringify({ id: ++ids, ...(said = message) }));
        const finish = (value) => {
          socket.close();
          resolve(value);
        };
        const act = () => {
          const { turn } = now;
          const offered = turn.offers.map(({ move }) => (typeof move === 'string' ? move : Object.keys(move)[0]));
          if (now.next.kind === 'over') return finish(verdict || 'over');
          if (turn.decision === null || number === now.number) return;
          const at = ripe(round, offered);
          if (at) return finish(at === true ? '' : at);
          number = now.number;
          const known = line.findIndex((move) =>
            turn.offers.some((offer) => JSON.stringify(offer.move) === JSON.stringify(move)),
          );
          if (known === 0) return say({ kind: 'command', decision: turn.decision, move: line.shift() });
          line = [];
          if (offered.includes(most)) {
            const { move } = turn.offers[offered.lastIndexOf(most)];
            return say({ kind: 'command', decision: turn.decision, move });
          }
          if (Math.random() < care) return say({ kind: 'hint' });
          const move = turn.offers[Math.floor(Math.random() * turn.offers.length)].move;
          say({ kind: 'command', decision: turn.decision, move });
        };
        socket.onopen = () => socket.send(JSON.stringify({ kind: 'hello', table, lang: 'en' }));
        socket.onclose = () => resolve('the socket is closed');
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.kind === 'snapshot' || message.kind === 'update') {
            for (const { event } of message.log ?? message.events) {
              round = event['turn-began']?.turn ?? round;
              const [, end] = Object.entries(event).find(([word]) => word === 'finished') ?? [];
              verdict = end?.verdict ?? verdict;
            }
            now = message;
            act();
          } else if (message.kind === 'turn') {
            now = { ...now, turn: message.turn };
            number = -1;
            act();
          } else if (message.kind === 'hint') {
            if (now.turn.decision === null) return (number = -1);
            line = message.hint.moves?.length ? [...message.hint.moves] : [message.hint.move];
            say({ kind: 'command', decision: now.turn.decision, move: line.shift() });
          } else if (message.problem?.code === 'too-many') setTimeout(() => say(said), 400);
          // Somebody else was faster: what is asked now comes with the next update.
          else if (['stale-decision', 'illegal-move', 'not-asked'].includes(message.problem?.code)) number = -1;
          else if (message.kind === 'refused') finish(`refused: ${JSON.stringify(message.problem)}`);
        };
        setTimeout(() => finish('it takes too long'), 170_000);
      }),
    [table, time, care, most],
  );
