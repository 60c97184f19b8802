import { beforeAll, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import type { LineReportRow } from '@fairlot/wire/team/line-report';
import { DEMO, fund, postAll } from '#ledger';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { countMoney, report } from '../../back-office/report/index.ts';
import { moveBy } from '../../back-office/report/testing/lines.ts';
import { BET_FEATURES, makePlayers } from '../../play/bet/testing.ts';
import { line } from '../line/index.ts';
import { readLineReport } from './index.ts';

const server = withTestServer({
  postsBareJournals: true,
  features: [...BET_FEATURES, line, report],
  startAt: Date.parse('2027-03-05T04:00:00Z'),
});

const DAY_MS = 86_400_000;
const SPAN = { From: '2027-03-05', To: '2027-03-08', By: 'member', Count: 50 } as const;

/** Made with so much money each, in thousandths. */
const FIRST = 1n;

async function make(parent: bigint | null): Promise<bigint> {
  const [id = 0n] = await makePlayers(server(), 1, mills(FIRST), { parent, group: 1900 });
  return id;
}

let gifts = 0;
async function give(playerId: bigint, amount: bigint): Promise<void> {
  gifts += 1;
  const gift = { playerId, amount: mills(amount), currency: DEMO, reason: `gift ${gifts}` };
  await transaction(server().db, (tx) => postAll(tx, [[fund(gift)]]));
}

const read = (viewer: bigint, query: object = {}) =>
  readLineReport(server().db, { viewer, currency: DEMO }, { ...SPAN, ...query });

/** Account ids with the deposits of their rows. */
const shown = (rows: readonly LineReportRow[]) =>
  rows.map(({ Key, Kind, Deposit }) => [BigInt(Key), Kind, Deposit]);

/** Head above two agents, each with a member; the second agent moves below the first on the third day. */
type World = {
  readonly head: bigint;
  readonly one: bigint;
  readonly two: bigint;
  readonly below: bigint;
};
let world: World;
beforeAll(async () => {
  const head = await make(null);
  const one = await make(head);
  const two = await make(head);
  const below = await make(two);
  await give(two, 100n);
  await give(below, 20n);
  await server().clock.advance(2 * DAY_MS);
  await give(below, 3n);
  await server().clock.advance(1000);
  await moveBy(server().owner, two, one);
  await server().clock.advance(1000);
  await give(two, 4000n);
  await give(below, 50_000n);
  await server().clock.advance(DAY_MS);
  await countMoney(server().db);
  world = { head, one, two, below };
});

describe('the report of a line', () => {
  it('leaves with a former direct what was moved before, to the moment, and adds up to the line', async () => {
    const { head, one, two } = world;
    const result = await read(head);
    expect(result.ok && shown(result.value.Rows)).toEqual([
      [head, 'self', FIRST],
      [one, 'direct', FIRST + 54_000n],
      [two, 'former', 2n * FIRST + 123n],
    ]);
    expect(result.ok && result.value.Total.Deposit).toBe(4n * FIRST + 54_123n);
  });

  it('is read page by page, with the head on the first alone', async () => {
    const { head, one, two } = world;
    const first = await read(head, { Count: 1 });
    expect(first.ok && [shown(first.value.Rows).map(([id]) => id), first.value.Next]).toEqual([
      [head, one],
      String(one),
    ]);
    const second = await read(head, { Count: 1, After: String(one) });
    expect(second.ok && [shown(second.value.Rows).map(([id]) => id), second.value.Next]).toEqual([
      [two],
      null,
    ]);
  });

  it('goes down to a member, from the day after the member came below the asker', async () => {
    const { head, one, two, below } = world;
    const result = await read(one, { Head: Number(two) });
    expect(
      result.ok && [result.value.From, result.value.Path.map(({ PlayerId }) => BigInt(PlayerId))],
    ).toEqual(['2027-03-08', [one, two]]);
    const whole = await read(head, { Head: Number(one) });
    expect(whole.ok && [whole.value.From, whole.value.Total.Deposit]).toEqual([
      '2027-03-05',
      FIRST + 54_000n,
    ]);
    expect(await read(two, { Head: Number(one) })).toEqual({
      ok: false,
      error: { code: 'NO_SUCH_MEMBER' },
    });
    expect(await read(below, { Head: 2_000_000_000 })).toEqual({
      ok: false,
      error: { code: 'NO_SUCH_MEMBER' },
    });
  });

  it('reads 31 days at most', async () => {
    expect(await read(world.head, { From: '2027-02-01', To: '2027-03-04' })).toMatchObject({
      error: { code: 'TOO_MANY_DAYS' },
    });
  });
});
