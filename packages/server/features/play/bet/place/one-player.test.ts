import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { balanceOf, DEMO } from '#ledger';
import type { Announcement } from '#platform/announce';
import { transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { withTestServer } from '#testing';
import { claimIssue, type Claim } from '../../lottery/claims/index.ts';
import { betJobs } from '../jobs.ts';
import { refund } from '../settle/refund.ts';
import { settle } from '../settle/settle.ts';
import { placeCarts } from './store-place.ts';
import { readEnds, takeAwards } from '../settle/store-settle.ts';
import {
  BET_FEATURES,
  cancelTestIssue,
  drawTestIssue,
  makePlayers,
  openTestIssue,
  smallCart,
  type TestIssue,
} from '../testing.ts';

/**
 * An issue in which one player has many more bets than a chunk, between two who have few. Each of
 * his bets wins where its number is even in the order of betting.
 */
const server = withTestServer({ features: BET_FEATURES });
const CHUNK = 10;
const MANY = 64;
const STAKE = 2000n;
const PRIZE = 19_560n;
const MONEY = 1_000_000n;
const DRAW = '3,0,9,9,1';
const options = { currency: DEMO, chunk: CHUNK };

type World = { readonly issue: TestIssue; readonly players: readonly bigint[] };

/** `winning` of the many win, in the order of their ids. */
async function crowded(winning: (nth: number) => boolean): Promise<World> {
  const issue = await openTestIssue(server());
  const players = await makePlayers(server(), 3, mills(MONEY));
  const counts = [7, MANY, 6];
  const digits = [3, 0, 9, 9, 1];
  for (const [p, playerId] of players.entries()) {
    const picks = Array.from({ length: counts[p] ?? 0 }, (_, nth) => {
      const digit = digits[nth % 5] ?? 0;
      return winning(nth) ? digit : digit + 1;
    });
    const [answer] = await placeCarts(server().db, [smallCart(playerId, issue, picks)]);
    expect(answer?.verdict).toBe('OK');
  }
  return { issue, players };
}

const claimFor = async (step: 'settle' | 'refund'): Promise<Claim> => {
  const claim = await claimIssue(server().db, { steps: [step], owner: 'test' });
  expect(claim).toBeDefined();
  return claim!;
};

/** The platform with an ear on what it tells. */
function listening(): { platform: Platform; told: Announcement[] } {
  const told: Announcement[] = [];
  const { platform } = server();
  const write: Platform['announce']['write'] = async (tx, events) => {
    await platform.announce.write(tx, events);
    told.push(...events.filter(({ target }) => target === 'BetAwardNotify'));
  };
  return { platform: { ...platform, announce: { ...platform.announce, write } }, told };
}

const openJobs = async (): Promise<number> => {
  const { rows } = await sql<{ left: bigint }>`
    SELECT count(*) AS left FROM issue_job WHERE step = 'settle'`.execute(server().owner);
  return Number(rows[0]?.left);
};

const walletOf = (playerId: bigint | undefined) => balanceOf(server().db, playerId ?? 0n, DEMO);
const prizes = (wins: number, bets: number) => MONEY - BigInt(bets) * STAKE + BigInt(wins) * PRIZE;

describe('one player with more bets than a chunk', () => {
  it('is split, and others are not', async () => {
    const { issue, players } = await crowded(() => false);
    const ends = await readEnds(server().db, issue.id, CHUNK);
    expect(ends.filter(({ playerId }) => playerId === players[1]).length).toBeGreaterThan(4);
    expect(ends.every(({ playerId }) => playerId === players[1])).toBe(true);
    await cancelTestIssue(server(), issue);
    expect(await refund(server().platform, await claimFor('refund'), options)).toBe('settled');
    for (const player of players) expect(await walletOf(player)).toBe(MONEY);
  });

  it('is paid in chunks, and told once what he won in all of them', async () => {
    const { issue, players } = await crowded((nth) => nth % 2 === 0);
    await drawTestIssue(server(), issue, DRAW);
    const { platform, told } = listening();
    expect(await settle(platform, await claimFor('settle'), options)).toBe('settled');
    expect(await walletOf(players[1])).toBe(prizes(32, 64));
    expect(told.map(({ topic }) => topic).toSorted()).toEqual(
      players.map((id) => `player:${id}`).toSorted(),
    );
    expect(told.find(({ topic }) => topic === `player:${players[1]}`)?.payload).toMatchObject({
      Prize: Number(32n * PRIZE) / 1000,
      Stake: Number(64n * STAKE) / 1000,
      WalletAmount: Number(prizes(32, 64)) / 1000,
    });
  });

  it('is told by the chunk that ends his bets, also when he won only in one before', async () => {
    const { issue, players } = await crowded((nth) => nth === 0);
    await drawTestIssue(server(), issue, DRAW);
    const { platform, told } = listening();
    expect(await settle(platform, await claimFor('settle'), options)).toBe('settled');
    expect(told).toHaveLength(3);
    expect(await walletOf(players[1])).toBe(prizes(1, 64));
  });

  it('is told nothing while one of his bets is open, whoever asks', async () => {
    const { issue, players } = await crowded(() => true);
    await drawTestIssue(server(), issue, DRAW);
    const { platform, told } = listening();
    const claim = await claimFor('settle');
    const { announce } = platform;
    // The first chunks are paid, in the order of players; in the next the worker dies.
    let chunks = 0;
    const dying: Platform['announce'] = {
      ...announce,
      write: async (tx, events) => {
        if ((chunks += 1) > 4) throw new Error('gone');
        await announce.write(tx, events);
      },
    };
    await expect(settle({ ...platform, announce: dying }, claim, options)).rejects.toThrow('gone');
    const run = { issueId: issue.id, run: 1, currency: DEMO };
    const many = players.slice(1, 2);
    expect(await walletOf(many[0])).toBeGreaterThan(prizes(0, MANY));
    expect(await transaction(server().db, (tx) => takeAwards(tx, run, many))).toEqual([]);
    expect(await settle(platform, claim, options)).toBe('settled');
    expect(told).toHaveLength(3);
    expect(await walletOf(many[0])).toBe(prizes(MANY, MANY));
  });

  it('is told once also when a second worker goes through his last chunk again', async () => {
    const { issue } = await crowded(() => true);
    await drawTestIssue(server(), issue, DRAW);
    const { platform, told } = listening();
    const claim = await claimFor('settle');
    const { announce } = platform;
    // Everything is paid and told, but the issue is not finished: its worker dies.
    const dying: Platform['announce'] = {
      ...announce,
      write: async (tx, events) => {
        if (events.some(({ target }) => target === 'LotteryAwarded')) throw new Error('gone');
        await announce.write(tx, events);
      },
    };
    await expect(settle({ ...platform, announce: dying }, claim, options)).rejects.toThrow('gone');
    expect(told).toHaveLength(3);
    expect(await settle(platform, claim, options)).toBe('settled');
    expect(told).toHaveLength(3);
  });
});

describe('an issue that takes long', () => {
  it('does not hold up the award of another', async () => {
    const long = await crowded(() => true);
    await drawTestIssue(server(), long.issue, DRAW);
    const short = await crowded(() => true);
    await drawTestIssue(server(), short.issue, DRAW);
    const { platform } = server();
    let goOn = (): void => {};
    const gate = new Promise<void>((open) => (goOn = open));
    let getThere = (): void => {};
    const isThere = new Promise<void>((there) => (getThere = there));
    const slow = new Set(long.players.map((id) => `player:${id}`));
    const write: Platform['announce']['write'] = async (tx, events) => {
      if (events.some(({ topic }) => slow.has(topic))) {
        getThere();
        await gate;
      }
      await platform.announce.write(tx, events);
    };
    const announce = { ...platform.announce, write };
    const [first, second] = betJobs({ ...platform, announce });
    const running = first?.run();
    // Only then is it certain which of the two has which issue.
    await isThere;
    while ((await openJobs()) === 2) await second?.run();
    expect(await walletOf(short.players[1])).toBe(prizes(MANY, MANY));
    expect(await walletOf(long.players[1])).toBe(prizes(0, MANY));
    goOn();
    expect(await running).toBe('worked');
    expect(await walletOf(long.players[1])).toBe(prizes(MANY, MANY));
  });
});

/** Both updates of `bet_settle` go by one range. Here only one of them does. */
describe('control: bet_settle with two ranges', () => {
  const RANGE =
    '(b.player_id, b.id) > (_after, _after_id) AND (b.player_id, b.id) <= (_to, _to_id)';

  /** Settles an issue of 64 bets that all win, with other ranges in the two updates. */
  async function settleWith(first: string, second: string) {
    const { issue, players } = await crowded(() => true);
    await drawTestIssue(server(), issue, DRAW);
    const { rows } = await sql<{ text: string }>`
      SELECT pg_get_functiondef('bet_settle'::regproc) AS text`.execute(server().owner);
    const whole = rows[0]?.text ?? '';
    const [head, middle, tail, ...more] = whole.split(RANGE);
    expect([tail === undefined, more]).toEqual([false, []]);
    await sql.raw(`${head}${first}${middle}${second}${tail}`).execute(server().owner);
    const claim = await claimFor('settle');
    const outcome = await settle(server().platform, claim, options).catch(String);
    await sql.raw(whole).execute(server().owner);
    const lost = await sql<{ bets: bigint }>`
      SELECT count(*) AS bets FROM bet WHERE issue_id = ${issue.id} AND state = 2`.execute(
      server().owner,
    );
    const again = () => settle(server().platform, claim, options);
    return { outcome, again, lost: Number(lost.rows[0]?.bets), wallet: () => walletOf(players[1]) };
  }

  it('the second one by player: winners of later chunks are ended as lost', async () => {
    const { lost, wallet } = await settleWith(
      RANGE,
      'b.player_id >= _after AND b.player_id <= _to',
    );
    expect(lost).toBeGreaterThan(0);
    expect(await wallet()).toBeLessThan(prizes(MANY, MANY));
  });

  it('the first one by player: his other chunks stop, unpaid, until it is mended', async () => {
    const narrow = 'b.player_id > _after AND b.player_id <= _to';
    const { outcome, again, lost, wallet } = await settleWith(narrow, RANGE);
    expect(outcome).toContain('wins agree with the recount');
    expect(lost).toBe(0);
    expect(await again()).toBe('settled');
    expect(await wallet()).toBe(prizes(MANY, MANY));
  });
});
