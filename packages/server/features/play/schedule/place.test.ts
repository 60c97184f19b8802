import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { PLACE_CODES } from '@fairlot/wire/play/bet';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import { PLACE_SCHEDULE_CODES, scheduleHttp } from '@fairlot/wire/play/schedule';
import { balanceOf, heldBy } from '#ledger';
import { withTestServer } from '#testing';
import {
  BET_FEATURES,
  closeTestIssue,
  openTestIssue,
  row,
  type TestIssue,
} from '../bet/testing.ts';
import { responsibleGaming } from '../responsible-gaming/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { schedule as feature } from './index.ts';
import { MOST_CHARS, MOST_RUNNING } from './place.ts';
import { FIXED, issuesInRow, readyPlayer, schedule } from './testing/plans.ts';
import { askedOn, placerOn } from './testing/placer.ts';

const server = withTestServer({ features: [...BET_FEATURES, responsibleGaming, feature] });
const wallet = ({ playerId }: TestPlayer): Promise<bigint> =>
  balanceOf(server().db, playerId, 'DEM');

async function setting(count = 3) {
  const player = await readyPlayer(server());
  return { player, issues: await issuesInRow(server(), await openTestIssue(server()), count) };
}

describe('placing a schedule', () => {
  it('takes all of it or nothing, and the same request once', async () => {
    const { player, issues } = await setting();
    const intent = randomUUID();
    const asked = { IntentId: intent, multiples: [1, 2, 4], StopIfLoss: mills(10_000) };
    const both = await Promise.all([1, 2].map(() => schedule(server(), player, issues, asked)));
    expect(both.map(({ value }) => value.Duplicate).toSorted()).toEqual([false, true]);
    expect(new Set(both.map(({ value }) => value.Id)).size).toBe(1);
    expect(await heldBy(server().db, player.playerId, 'DEM')).toBe(14_000n);
    expect(await wallet(player)).toBe(9_986_000n);
    const other = await schedule(server(), player, issues, { ...asked, multiples: [1, 2, 5] });
    expect(other.code).toBe('INTENT_REUSED');
    const poor = await schedule(server(), player, issues, {
      multiples: [2000, 2000, 2000],
    });
    expect([poor.code, poor.params['gap']]).toEqual(['NOT_ENOUGH', 2014]);
    expect(await wallet(player)).toBe(9_986_000n);
    const { token } = player;
    const sums = await server().call(scheduleHttp.getScheduleSums, {}, { token });
    expect(sums.value).toMatchObject({ Total: 1, SumAmount: 14_000n });
  });

  it('asks for the agreement first, and keeps when it was accepted', async () => {
    const player = await registerPlayer(server());
    const { token } = player;
    const issues = [await openTestIssue(server())];
    const reached = await schedule(server(), player, issues);
    expect(reached.code).toBe('AGREEMENT');
    expect(await wallet(player)).toBe(10_000_000n);
    const accept = (Version: number) =>
      server().call(scheduleHttp.acceptAgreement, { Version }, { token });
    expect((await accept(7)).code).toBe('OLD_VERSION');
    const first = await accept(1);
    await server().clock.advance(5_000);
    expect(await accept(1)).toMatchObject({ value: first.value });
    const said = await server().call(scheduleHttp.getAgreement, null, { token });
    expect(said.value).toEqual(first.value);
    expect((await schedule(server(), player, issues)).code).toBe('OK');
  });

  it('refuses with a code of its own what a row of issues cannot be', async () => {
    const { player, issues } = await setting();
    const codeOf = async (some: readonly TestIssue[], asked: Parameters<typeof schedule>[3] = {}) =>
      (await schedule(server(), player, some, asked)).code;
    const [first, second, third] = issues;
    invariant(first && second && third, 'there are three');
    const reached = [
      await codeOf(issues, { multiples: [1, 2, 4] }),
      await codeOf(issues, { multiples: [1, 2, 4], StopIfLoss: mills(14_001) }),
      await codeOf([second, first]),
      await codeOf([first, first]),
      await codeOf([first, { ...second, serial: second.serial + 7 }]),
      await codeOf([first], {
        multiples: [99_999],
        Bets: [{ ...FIXED, Multiple: 2, Amount: mills(4000) }],
      }),
      await codeOf([first], { Bets: [{ ...FIXED, Amount: mills(3000) }] }),
      await codeOf([third], { Bets: [row('ssc.fixed', 'x')] }),
      await codeOf([first], {
        Bets: Array.from({ length: 2 }, () => ({ ...FIXED, Content: '1'.repeat(MOST_CHARS) })),
      }),
    ];
    expect(reached).toEqual([
      'STOP_LOSS_NEEDED',
      'STOP_TOO_HIGH',
      'ISSUES_INVALID',
      'ISSUES_INVALID',
      'ISSUE_NOT_OPEN',
      'MULTIPLE_MAX',
      'AMOUNT_MISMATCH',
      'NUMBER_INVALID',
      'TOO_LONG',
    ]);
    await closeTestIssue(server(), first);
    expect(await codeOf([first, second])).toBe('ISSUE_CLOSED');
    const flags = (value: number) =>
      sql`UPDATE player SET flags = ${value} WHERE player_id = ${player.playerId}`.execute(
        server().owner,
      );
    await flags(2);
    expect(await codeOf([second])).toBe('BET_DISABLED');
    await flags(2048);
    expect(await codeOf([second])).toBe('FUNDS_FROZEN');
    await flags(0);
    const states = ['GAME_MAINTAIN', 'GAME_OFFLINE', 'GAME_OFFICIAL_OFFLINE'];
    for (const [at, code] of states.entries()) {
      await sql`UPDATE game SET state = ${at + 1} WHERE id = 4`.execute(server().owner);
      expect(await codeOf([second])).toBe(code);
    }
    await sql`UPDATE game SET state = 0 WHERE id = 4`.execute(server().owner);
    expect(await wallet(player)).toBe(10_000_000n);
    const own = Object.keys(PLACE_SCHEDULE_CODES).filter((code) => !(code in PLACE_CODES));
    const elsewhere = ['AGREEMENT', 'TOO_MANY_SCHEDULES'];
    expect(own.filter((code) => ![...reached, ...elsewhere].includes(code))).toEqual([]);
  });

  it('refuses at once who takes a break of his own, and a prize group above his', async () => {
    const { player, issues } = await setting();
    const { token } = player;
    const above = { Bets: [{ ...FIXED, PrizeGroup: 2000 }] };
    const range = await schedule(server(), player, issues, above);
    expect([range.code, range.params]).toEqual(['REBATE_RANGE', { row: 0, group: 1956 }]);
    const placed = await schedule(server(), player, issues, { IntentId: randomUUID() });
    const { IntentId } = placed.value;
    for (const Length of ['day', 'months6'] as const) {
      const taken = await server().call(responsibleGamingHttp.takeBreak, { Length }, { token });
      const refused = await schedule(server(), player, issues);
      const until = new Date(taken.value.UntilTimeStamp + 8 * 3_600_000).toISOString();
      expect([refused.code, refused.params]).toEqual([
        'ON_BREAK',
        { until: until.slice(0, 16).replace('T', ' ') },
      ]);
    }
    // What was placed before is told as it was.
    const again = await schedule(server(), player, issues, { IntentId });
    expect(again.value).toMatchObject({ Id: placed.value.Id, Duplicate: true });
    expect(await wallet(player)).toBe(9_994_000n);
  });

  it(`lets a player have ${MOST_RUNNING} at once, also when they come together`, async () => {
    const { player, issues } = await setting(1);
    const place = placerOn(server().platform);
    const codes = [];
    for (let batch = 0; batch < (MOST_RUNNING + 20) / 20; batch += 1) {
      const some = Array.from({ length: 20 }, () => place(player.playerId, askedOn(issues)));
      for (const each of await Promise.all(some)) codes.push(each.ok ? 'OK' : each.error.code);
    }
    expect(codes.filter((code) => code === 'OK')).toHaveLength(MOST_RUNNING);
    expect(codes.filter((code) => code === 'TOO_MANY_SCHEDULES')).toHaveLength(20);
  });
});
