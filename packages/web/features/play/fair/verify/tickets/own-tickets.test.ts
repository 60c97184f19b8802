import { expect, it } from 'vitest';
import { readTickets } from './own-tickets.ts';

type Answer = Awaited<ReturnType<Parameters<typeof readTickets>[0]>>;
const issue = { GameId: 4, SerialNumber: 1 };
const busy = { ok: false, error: { code: 'RATE_LIMIT' } } as Answer;

/** A server with so many pages of one ticket each; the page after page `n` is asked for by `n`. */
const serverOf = (pages: number) => {
  const asked: (string | undefined)[] = [];
  const call = async ({ After }: { After?: string }): Promise<Answer> => {
    asked.push(After);
    const at = After === undefined ? 0 : Number(After) + 1;
    const Next = at + 1 < pages ? String(at) : null;
    return { ok: true, value: { Tickets: [{ Index: at }], Next } } as Answer;
  };
  return { asked, call };
};
const indexes = (answer: Answer) => answer.ok && answer.value.Tickets.map(({ Index }) => Index);

it('reads page after page, up to a bound', async () => {
  const some = serverOf(3);
  expect(indexes(await readTickets(some.call, issue))).toEqual([0, 1, 2]);
  expect(some.asked).toEqual([undefined, '0', '1']);
  const many = serverOf(1_000);
  const answer = await readTickets(many.call, issue);
  expect(many.asked).toHaveLength(40);
  expect(answer.ok && answer.value.Next).toBe('39');
});

it('waits where the server is busy, but not for ever', async () => {
  const server = serverOf(2);
  let busyTimes = 2;
  const call: typeof server.call = async (page) => (busyTimes-- > 0 ? busy : server.call(page));
  expect(indexes(await readTickets(call, issue, async () => {}))).toEqual([0, 1]);
  let asked = 0;
  const never = async () => ((asked += 1), busy);
  expect(await readTickets(never, issue, async () => {})).toBe(busy);
  expect(asked).toBe(5);
});
