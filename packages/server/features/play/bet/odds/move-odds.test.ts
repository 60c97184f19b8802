import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { betConsole, betHttp } from '@fairlot/wire/play/bet';
import { withTestServer } from '#testing';
import { operator } from '../../../staff/operator/index.ts';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { moveOdds } from './move-odds.ts';
import { changeTerms, type TermsChange } from './odds.ts';
import {
  BET_FEATURES,
  closeTestIssue,
  FIVE_DIGITS,
  openTestIssue,
  placeOn,
  row,
  type TestIssue,
} from '../testing.ts';

/** Odds of options that move with what is bet on them, and options that are sealed. */
const server = withTestServer({ features: [...BET_FEATURES, operator] });
const TOTAL = 'ssc.c.total';
let token = '';
let player: TestPlayer;
beforeAll(async () => {
  token = (await signInOperator(server(), 'sealer', ['games'])).token;
  player = await registerPlayer(server());
});

const STEPS = { oddsStep: '19800', oddsDrop: 100, oddsFloor: 9_700 };
const termsOf = (plays: TermsChange['plays']) =>
  changeTerms(server().platform, FIVE_DIGITS, { plays: plays ?? {} });
const shown = async () =>
  (await server().call(betHttp.getOdds, { GameId: FIVE_DIGITS })).value.Plays[TOTAL];
const bet = (issue: TestIssue, option: string, odds: number, stake = 1_000) => {
  const seen = { OddsVersion: undefined, Odds: BigInt(odds), Amount: mills(stake) };
  return placeOn(server(), player.token, issue, [row(TOTAL, option, seen)]);
};
const pushes = async (issue: TestIssue) => {
  const { rows } = await sql<{ payload: { SerialNumber?: number; Version: number } }>`
    SELECT payload FROM event WHERE name = 'BetNumberOddsUpdate' ORDER BY seq`.execute(
    server().owner,
  );
  return rows.flatMap(({ payload }) =>
    payload.SerialNumber === issue.serial ? [payload.Version] : [],
  );
};
const seal = async (issue: TestIssue, Option: string, IsSealed: boolean, Play = TOTAL) => {
  const name = { GameId: FIVE_DIGITS, SerialNumber: issue.serial, Play, Option };
  const input = { ...name, IsSealed, Reason: 'a test of it' };
  return (await server().callConsole(betConsole.sealOption, input, { token })).code;
};

describe('odds that move', () => {
  it('drop a step at a time to their floor, are pushed, and go back with the next issue', async () => {
    await termsOf({ [TOTAL]: STEPS });
    const issue = await openTestIssue(server());
    expect((await bet(issue, 'big', 19_800, 9_000)).code).toBe('OK');
    await moveOdds(server().platform);
    expect((await shown())?.[0]).toBe(19_800n);
    // 19.8 of prizes are one step of 1 %.
    expect((await bet(issue, 'big', 19_800)).code).toBe('OK');
    await moveOdds(server().platform);
    expect((await shown())?.slice(0, 2)).toEqual([19_602n, 19_800n]);
    expect(await pushes(issue)).toEqual([1]);
    // Nothing moves by itself.
    await moveOdds(server().platform);
    expect(await pushes(issue)).toEqual([1]);
    expect((await bet(issue, 'small', 19_800, 90_000)).code).toBe('OK');
    await Promise.all([1, 2, 3].map(() => moveOdds(server().platform)));
    expect((await shown())?.slice(0, 2)).toEqual([19_602n, 19_206n]);
    expect(await pushes(issue)).toEqual([1, 2]);

    const next = await openTestIssue(server());
    await closeTestIssue(server(), issue);
    await moveOdds(server().platform);
    expect(await pushes(next)).toEqual([0]);
    expect((await shown())?.slice(0, 2)).toEqual([19_800n, 19_800n]);
    await moveOdds(server().platform);
    expect(await pushes(next)).toEqual([0]);
    const { rows } = await sql`SELECT FROM liability WHERE issue_id = ${issue.id}`.execute(
      server().db,
    );
    expect(rows).toEqual([]);
    await closeTestIssue(server(), next);
  });

  it('refuse the bets that saw better ones on their own option, and no others', async () => {
    await termsOf({ [TOTAL]: STEPS });
    const issue = await openTestIssue(server());
    expect((await bet(issue, 'big', 19_800, 10_000)).code).toBe('OK');
    await moveOdds(server().platform);
    const worse = await bet(issue, 'big', 19_800);
    expect([worse.code, worse.params['odds']]).toEqual(['ODDS_CHANGED', 1.9602]);
    // Other options of the play, other plays, and bets that are priced by versions.
    expect((await bet(issue, 'odd', 19_800)).code).toBe('OK');
    expect((await placeOn(server(), player.token, issue, [row('ssc.fixed', '3||||')])).code).toBe(
      'OK',
    );
    const { Version: OddsVersion } = (await server().call(betHttp.getOdds, { GameId: FIVE_DIGITS }))
      .value;
    const byVersion = row(TOTAL, 'big', { OddsVersion, Amount: mills(1_000) });
    expect((await placeOn(server(), player.token, issue, [byVersion])).code).toBe('ODDS_CHANGED');
    const taken = await bet(issue, 'big', 19_602);
    expect(taken.code).toBe('OK');
    const { rows } = await sql<{ odds: bigint[] }>`
      SELECT odds FROM bet WHERE id = ${taken.value.BetIds[0]}`.execute(server().db);
    expect(rows).toEqual([{ odds: [19_602n] }]);
    await closeTestIssue(server(), issue);
  });

  it('are checked again in the statement that takes the bet', async () => {
    await termsOf({});
    const issue = await openTestIssue(server());
    expect((await bet(issue, 'big', 19_800)).code).toBe('OK');
    // By another process: this one knows of no move until the database tells it.
    await sql`INSERT INTO odds_move (issue_id, seq, play_id, version, odds)
      SELECT ${issue.id}, 1, play_id, 1, '{19000,19800,19800,19800}' FROM bet
      WHERE issue_id = ${issue.id}`.execute(server().owner);
    const worse = await bet(issue, 'big', 19_800);
    expect([worse.code, worse.params['odds']]).toEqual(['ODDS_CHANGED', 1.9]);
    await closeTestIssue(server(), issue);
  });
});

describe('options that are sealed', () => {
  it('by an operator, in one issue, until he lifts it', async () => {
    await termsOf({});
    const issue = await openTestIssue(server());
    expect(await seal(issue, 'big', true)).toBe('OK');
    expect((await shown())?.[0]).toBe(0n);
    const refused = await bet(issue, 'big', 19_800);
    expect([refused.code, refused.params]).toEqual([
      'LIABILITY',
      { row: 0, n: '总和大', n_en: 'Total big' },
    ]);
    expect((await bet(issue, 'small', 19_800)).code).toBe('OK');
    expect(await seal(issue, 'big', false)).toBe('OK');
    expect((await bet(issue, 'big', 19_800)).code).toBe('OK');
    expect(await pushes(issue)).toEqual([1, 2]);
    await closeTestIssue(server(), issue);
  });

  it('by their cap, once it has no room for the smallest stake', async () => {
    await termsOf({ [TOTAL]: { liability: '19800' } });
    const issue = await openTestIssue(server());
    expect((await bet(issue, 'big', 19_800, 9_500)).code).toBe('OK');
    await moveOdds(server().platform);
    expect((await shown())?.slice(0, 2)).toEqual([0n, 19_800n]);
    expect((await bet(issue, 'big', 19_800)).code).toBe('LIABILITY');
    await closeTestIssue(server(), issue);
  });

  it('say what stands against it', async () => {
    const issue = await openTestIssue(server());
    expect(await seal(issue, 'big', false)).toBe('NO_CHANGE');
    expect(await seal(issue, 'huge', true)).toBe('NO_SUCH_PLAY');
    expect(await seal(issue, '3', true, 'ssc.fixed')).toBe('NO_SUCH_PLAY');
    expect(await seal({ ...issue, serial: 1 }, 'big', true)).toBe('NO_SUCH_ISSUE');
    await closeTestIssue(server(), issue);
  });
});

describe('what is of no use any more', () => {
  it('goes: moves a month after their issue, and what was taken of caps of an issue whenever it closed', async () => {
    await termsOf({});
    const [old, young, open] = [
      await openTestIssue(server()),
      await openTestIssue(server()),
      await openTestIssue(server()),
    ];
    const all = [old, young, open];
    for (const issue of all) {
      await sql`
        INSERT INTO odds_move (issue_id, seq, play_id, version, odds, made_at)
        VALUES (${issue.id}, 1, 1, 1, '{19000}', app_now() - ${issue === young ? 30 : 32} * interval '1 day')`.execute(
        server().owner,
      );
      await sql`
        INSERT INTO liability (issue_id, play_id, cell, shard, cap, taken)
        VALUES (${issue.id}, 1, 0, 0, 9, 1)`.execute(server().owner);
    }
    for (const issue of [old, young]) await closeTestIssue(server(), issue);
    // No process was there to see them close.
    await server().clock.advance(11 * 60_000);
    const left = async (table: 'odds_move' | 'liability') => {
      const { rows } = await sql<{ issue_id: number }>`
        SELECT issue_id FROM ${sql.table(table)}
        WHERE issue_id = ANY (${all.map(({ id }) => id)}) ORDER BY 1`.execute(server().owner);
      return rows.map(({ issue_id: id }) => id);
    };
    await moveOdds(server().platform);
    expect(await left('liability')).toEqual([old.id, young.id, open.id]);
    await server().runJobs('bet.forget');
    expect(await left('liability')).toEqual([open.id]);
    expect(await left('odds_move')).toEqual([young.id, open.id]);
    await closeTestIssue(server(), open);
  });
});
