import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { refused } from '@fairlot/rules/core/result';
import { createLog } from '#platform/log';
import type { Place } from './place.ts';
import { notingSlow } from './slow.ts';
import { row } from '../testing.ts';

/** So long that no time has its digits by chance. */
const PLAYER = 7_310_942_586n;

const input = { IntentId: 'i', GameId: 4, SerialNumber: 7n, Bets: [row('ssc.fixed', '3||||')] };
type Line = { level: number; carts: number; ms: number; gameId: number; serial: string };

/** A place that takes so long, and the lines that it brought. */
function taking(ms: number, options: { readonly lineMs: number }) {
  const lines: Line[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const slow: Place = async () => {
    await delay(ms);
    return refused({ code: 'RATE_LIMIT' });
  };
  const place = notingSlow(slow, log, { slowMs: 20, ...options });
  return { lines, place: () => place(PLAYER, input as never) };
}

test('a cart that waited long is told with its game and time, and no player', async () => {
  const { lines, place } = taking(40, { lineMs: 0 });
  expect(await place()).toEqual({ ok: false, error: { code: 'RATE_LIMIT' } });
  expect(lines).toEqual([expect.objectContaining({ gameId: 4, carts: 1, level: 40 })]);
  expect(lines[0]?.ms).toBeGreaterThanOrEqual(39);
  expect(JSON.stringify(lines)).not.toContain(String(PLAYER));
});

test('whoever is answered at once is not told', async () => {
  const { lines, place } = taking(0, { lineMs: 0 });
  await place();
  expect(lines).toEqual([]);
});

test('many at once bring one line, and the next one counts the rest', async () => {
  const { lines, place } = taking(30, { lineMs: 200 });
  await Promise.all(Array.from({ length: 50 }, place));
  expect(lines.map(({ carts }) => carts)).toEqual([1]);
  await delay(220);
  await place();
  expect(lines.map(({ carts }) => carts)).toEqual([1, 50]);
});
