import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readSite } from '../../../features/site/settings/values/index.ts';
import { addressActs } from './addresses.ts';
import { withTestServer } from '#testing';

/** What whoever has the machine changes of where players come from. */
const server = withTestServer({ games: [] });
const stage = () => ({ db: server().owner as never, dataFolder: '', reason: 'a test of it' });
const site = () => readSite(server().db);

test('an address is let in whatever else holds, and no longer', async () => {
  const { allow, disallow } = addressActs;
  expect(await allow.run(stage(), ['203.0.113.0/24'])).toBe('let in 203.0.113.0/24');
  expect((await site()).allowedAddresses).toEqual(['203.0.113.0/24']);
  expect(await allow.run(stage(), ['nowhere'])).toEqual({ why: 'nowhere is not an address' });
  const gone = await disallow.run(stage(), ['203.0.113.0/24']);
  expect(gone).toBe('203.0.113.0/24 is let in as others are');
  const again = await disallow.run(stage(), ['203.0.113.0/24']);
  expect(again).toEqual({ why: '203.0.113.0/24 was not among them' });
  expect((await site()).allowedAddresses).toEqual([]);
});

test('regions are kept out, let in alone, and not asked for any more', async () => {
  const except = await addressActs['regions except'].run(stage(), ['us, cn,US,T1']);
  expect(except).toBe('players come from any region but CN T1 US');
  expect(await site()).toMatchObject({ regionRule: 'except', regions: ['CN', 'T1', 'US'] });
  for (const bad of ['', 'China', 'CN,', '1A', 'x'.repeat(1_000)]) {
    expect(await addressActs['regions only'].run(stage(), [bad])).toBeUndefined();
  }
  expect(await addressActs['regions except'].run(stage(), ['CN,UK'])).toEqual({
    why: 'UK is no code of a region (ISO 3166-1 alpha-2)',
  });
  expect(await addressActs['regions only'].run(stage(), ['de'])).toContain('from DE alone');
  expect(await addressActs['regions any'].run(stage())).toBe('players come from any region');
  expect(await site()).toMatchObject({ regionRule: 'any', regions: [] });
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM operator_audit
    WHERE actor_name = 'command' AND permission = 'site.addresses.change'`.execute(server().owner);
  expect(rows[0]?.n).toBe(5);
});
