import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { encode } from 'zod/mini';
import { mills } from '@fairlot/rules/core/money';
import { betConsole, betHttp } from '@fairlot/wire/play/bet';
import type { Input, Output } from '@fairlot/wire/core';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { renameGame } from '../../lottery/catalogue/index.ts';
import { operator } from '../../../staff/operator/index.ts';
import { claimOf, signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { applyPrices, keepPrices } from './change-prices.ts';
import { changeTerms, newestTerms } from './odds.ts';
import { duePrices } from './store-prices.ts';
import { BET_FEATURES, FIVE_DIGITS, openTestIssue, placeOn, row } from '../testing.ts';

/** Odds, limits and switches of plays: looked at, proposed by one and published by another. */
const START = Date.parse('2027-03-05T04:00:00Z');
const MINUTE_MS = 60_000;
const TOTAL = 'ssc.c.total';
const server = withTestServer({ features: [...BET_FEATURES, operator], startAt: START });
let proposer: Awaited<ReturnType<typeof signInOperator>>;
let maker = '';
let checker = '';
beforeAll(async () => {
  proposer = await signInOperator(server(), 'maker', ['games']);
  maker = proposer.token;
  checker = (await signInOperator(server(), 'checker', ['games'])).token;
});

type Change = Input<typeof betConsole.previewPrices>['Changes'][number];
type Proposal = Output<typeof betConsole.proposePrices>;
const list = async () =>
  (await server().callConsole(betConsole.getPrices, { GameId: FIVE_DIGITS }, { token: maker }))
    .value;
const play = async (form: string) => {
  const found = (await list()).Rows.find(({ Play }) => Play === form);
  if (!found) throw new Error(`${form} is listed`);
  return found;
};
const preview = (...Changes: Change[]) =>
  server().callConsole(
    betConsole.previewPrices,
    encode(betConsole.previewPrices.input, { GameId: FIVE_DIGITS, Changes }),
    { token: maker },
  );
const put = (Changes: Change[], more: { EffectAt?: number; GameId?: number; Code?: string } = {}) =>
  server().callConsole(
    betConsole.proposePrices,
    encode(betConsole.proposePrices.input, {
      GameId: FIVE_DIGITS,
      Changes,
      Reason: 'a test of it',
      ...more,
    }),
    { token: maker },
  );
const confirm = ({ Id, Hash }: Proposal) =>
  server().callConsole(operatorHttp.confirm, { Id, Hash }, { token: checker });
const withdraw = ({ Id }: Proposal) =>
  server().callConsole(operatorHttp.withdraw, { Id, Reason: 'not needed' }, { token: maker });
const publish = async (...changes: Change[]) => {
  const made = await put(changes);
  expect(made.code).toBe('OK');
  expect((await confirm(made.value)).code).toBe('OK');
};
const forPlayers = async () =>
  (await server().call(betHttp.getOdds, { GameId: FIVE_DIGITS })).value;
const oddsWith = async (first: number) => [
  BigInt(first),
  ...(await play(TOTAL)).Options.slice(1).map(({ Odds }) => Odds),
];

describe('prices', () => {
  test('are listed play by play, with what each returns', async () => {
    const { Rows, PrizeLimit } = await list();
    expect(PrizeLimit).toBe(400_000_000n);
    expect(Rows.length).toBeGreaterThan(100);
    const total = await play(TOTAL);
    expect(total).toMatchObject({ Style: 'credit', IsOpen: true, Limits: null });
    expect(total.Options[0]).toMatchObject({ Code: 'big', Odds: 19_800n, Standard: 19_800n });
    expect(total.Returns[0]).toBe(9_900);
    // Paid by the prize group of the player: no odds of the game.
    expect(await play('ssc.fixed')).toMatchObject({ Options: [], Returns: [10_000] });
  });

  test('show what a change makes of the return before anybody is asked', async () => {
    const before = await forPlayers();
    const looked = await preview({ Play: TOTAL, Odds: await oddsWith(19_500) });
    const [shown] = looked.value.Rows;
    expect([shown?.Before[0], shown?.After[0]]).toEqual([9_900, 9_750]);
    expect(shown?.After.slice(1)).toEqual(shown?.Before.slice(1));
    expect(await forPlayers()).toEqual(before);
  });

  test('hold once a second operator has published them, and are a version of the game', async () => {
    const before = await forPlayers();
    const changes: Change[] = [
      { Play: TOTAL, Odds: await oddsWith(19_500) },
      { Play: 'ssc.fixed', Limits: { PrizeLimit: mills(50_000), MaxNotes: 3 } },
      { Play: 'ssc.c.ball1', IsOpen: false },
    ];
    const made = await put(changes);
    expect(await forPlayers()).toEqual(before);
    expect((await put(changes)).code).toBe('ALREADY_WAITS');
    expect((await confirm(made.value)).code).toBe('OK');
    const after = await forPlayers();
    expect(after.Version).toBe(before.Version + 1);
    expect(after.Plays[TOTAL]?.[0]).toBe(19_500n);
    expect(after.ClosedPlays).toEqual(['ssc.c.ball1']);
    expect(after.PlayLimits).toEqual({ 'ssc.fixed': { PrizeLimit: 50_000n, MaxNotes: 3 } });
    const input = { GameId: FIVE_DIGITS, Count: 1 };
    const { value } = await server().callConsole(lotteryConsole.getGameVersions, input, {
      token: maker,
    });
    expect(value.Rows[0]).toMatchObject({ Part: 'prices', AuthorName: 'maker', IsInForce: true });
    await keepPrices(server().platform);
    expect((await forPlayers()).Version).toBe(after.Version);
  });

  test('refuse bets by them, each with its code', async () => {
    const player = await registerPlayer(server());
    const issue = await openTestIssue(server());
    const place = async (bet: ReturnType<typeof row>) =>
      (await placeOn(server(), player.token, issue, [bet])).code;
    const { Version: OddsVersion } = await forPlayers();
    expect(await place(row('ssc.c.ball1', '7', { Amount: mills(1_000), OddsVersion }))).toBe(
      'PLAY_CLOSED',
    );
    expect(await place(row('ssc.fixed', '1,2,3,4||||'))).toBe('TOO_MANY_NOTES');
    expect(await place(row('ssc.fixed', '1||||', { Multiple: 3 }))).toBe('OK');
    const { rows } = await sql<{ most_prize: bigint }>`
      SELECT most_prize FROM bet WHERE issue_id = ${issue.id}`.execute(server().owner);
    expect(rows).toEqual([{ most_prize: 50_000n }]);
  });

  test('caps of a number, of few notes and steps of odds hold together or not at all', async () => {
    const steps = { OddsStep: mills(10_000), OddsDrop: 100, OddsFloor: 9_500 };
    const solo = { SoloRatio: 100, SoloPrize: mills(20_000) };
    const looked = async (Play: string, Limits: Change['Limits']) =>
      (await preview({ Play, Limits })).code;
    expect(await looked('ssc.fixed', { SoloRatio: 100 })).toBe('NOT_TOGETHER');
    expect(await looked(TOTAL, { OddsStep: mills(10_000) })).toBe('NOT_TOGETHER');
    // Steps are for options: these odds are the player's own.
    expect(await looked('ssc.fixed', steps)).toBe('NOT_TOGETHER');
    // 99 % of a stake come back at first: at half the odds it would be less than is promised.
    expect(await looked(TOTAL, { ...steps, OddsFloor: 5_000 })).toBe('RETURN_BELOW');
    const before = (await forPlayers()).PlayLimits;
    const Liability = mills(1_000_000);
    await publish(
      { Play: TOTAL, Limits: { ...steps, Liability } },
      { Play: 'ssc.star5.direct', Limits: { ...solo, MaxNotesRatio: 9_000 } },
    );
    expect((await forPlayers()).PlayLimits).toEqual({
      ...before,
      [TOTAL]: { ...steps, Liability },
      // Players are told of notes.
      'ssc.star5.direct': { ...solo, MaxNotesRatio: 9_000, MaxNotes: 90_000, SoloNotes: 1_000 },
    });
    expect((await play('ssc.star5.direct')).Limits).toEqual({ ...solo, MaxNotesRatio: 9_000 });
    await publish({ Play: TOTAL, Limits: null }, { Play: 'ssc.star5.direct', Limits: null });
  });

  test('go back: limits of the game again, a play on again', async () => {
    await publish(
      { Play: 'ssc.fixed', Limits: null },
      { Play: 'ssc.c.ball1', IsOpen: true },
      { Play: TOTAL, Odds: (await play(TOTAL)).Options.map(({ Standard }) => Standard) },
    );
    const now = await forPlayers();
    expect([now.PlayLimits, now.ClosedPlays]).toEqual([{}, []]);
    expect((await play(TOTAL)).Options[0]?.Odds).toBe(19_800n);
  });

  test('that are planned become terms once, when their time has come, in their order', async () => {
    const { Version } = await forPlayers();
    const planned = async (first: number, EffectAt: number) => {
      const made = await put([{ Play: TOTAL, Odds: await oddsWith(first) }], { EffectAt });
      expect((await confirm(made.value)).code).toBe('OK');
    };
    await planned(19_200, START + 2 * MINUTE_MS);
    await planned(19_100, START + MINUTE_MS);
    await keepPrices(server().platform);
    expect((await forPlayers()).Version).toBe(Version);
    await server().clock.set(START + MINUTE_MS);
    await Promise.all([keepPrices(server().platform), keepPrices(server().platform)]);
    const first = await forPlayers();
    expect([first.Version, first.Plays[TOTAL]?.[0]]).toEqual([Version + 1, 19_100n]);
    await server().clock.set(START + 2 * MINUTE_MS);
    await keepPrices(server().platform);
    const then = await forPlayers();
    expect([then.Version, then.Plays[TOTAL]?.[0]]).toEqual([Version + 2, 19_200n]);
  });

  test('that are planned are looked at again when their time comes: what fits no more is left out', async () => {
    const at = START + 3 * MINUTE_MS;
    const made = await put([{ Play: 'ssc.fixed', Limits: { MinStake: mills(100_000_000) } }], {
      EffectAt: at,
    });
    expect((await confirm(made.value)).code).toBe('OK');
    await changeTerms(server().platform, FIVE_DIGITS, { maxStake: '50000000' });
    await server().clock.set(at);
    await keepPrices(server().platform);
    const after = await forPlayers();
    expect(after.PlayLimits).toEqual({});
    const { rows } = await sql<{ detail: { code: string } }>`
      SELECT detail FROM game_event WHERE kind = 'prices refused'`.execute(server().owner);
    expect(rows.map(({ detail }) => detail.code)).toEqual(['LIMITS_CROSSED']);
    await keepPrices(server().platform);
    expect((await forPlayers()).Version).toBe(after.Version);
    await changeTerms(server().platform, FIVE_DIGITS, { maxStake: '200000000' });
  });

  test('that are planned of a game that fails keep no other game waiting', async () => {
    const other = 8;
    await sql`
      INSERT INTO game_version (game_id, version, part, content, author, author_name, reason, made_at, effect_at)
      VALUES (${FIVE_DIGITS}, 1000000, 'prices', '{"changes": null}', 'site', '', 'of another program',
        app_now() - interval '2 minutes', app_now() - interval '1 minute')`.execute(server().owner);
    const { version } = await newestTerms(server().db, other);
    const EffectAt = START + 4 * MINUTE_MS;
    const made = await put([{ Play: TOTAL, IsOpen: false }], { EffectAt, GameId: other });
    expect((await confirm(made.value)).code).toBe('OK');
    await server().clock.set(EffectAt);
    await keepPrices(server().platform);
    const now = await newestTerms(server().db, other);
    expect([now.version, [...now.closedPlays]]).toEqual([version + 1, [TOTAL]]);
    // The control: the one before it is still there, and fails again.
    expect((await duePrices(server().db)).map(({ gameId }) => gameId)).toEqual([FIVE_DIGITS]);
    await transaction(server().owner, async (tx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(tx);
      await sql`DELETE FROM game_version WHERE version = 1000000`.execute(tx);
    });
  });

  test('of a game that another changes at this moment are refused as what they are', async () => {
    const change = { gameId: FIVE_DIGITS, changes: [{ play: TOTAL, isOpen: false }] };
    const by = { author: { id: 'site', name: '' }, reason: 'a test of it' };
    const { dataFolder } = server().platform.settings;
    let done: Awaited<ReturnType<typeof applyPrices>> | undefined;
    const effectAt = START + 60 * MINUTE_MS;
    await transaction(server().db, async (mine) => {
      // A planned change waits at the row of the game for whoever changes it now.
      await sql`UPDATE game SET version = version + 1 WHERE id = ${FIVE_DIGITS}`.execute(mine);
      const theirs = transaction(server().db, async (tx) => {
        done = await applyPrices(tx, { dataFolder }, { ...change, effectAt }, by);
      });
      await vi.waitFor(async () => {
        const { rows } = await sql`
          SELECT FROM pg_stat_activity WHERE datname = current_database()
            AND wait_event_type = 'Lock' AND query LIKE '%UPDATE game SET version%'`.execute(
          server().owner,
        );
        expect(rows).toHaveLength(1);
      });
      return { theirs };
    }).then(({ theirs }) => theirs);
    expect(done).toEqual({ ok: false, error: { code: 'GAME_CHANGED' } });
  });

  test('that were changed since the first looked are not what the second publishes', async () => {
    const made = await put([{ Play: TOTAL, Odds: await oddsWith(19_300) }]);
    const between = { [TOTAL]: await oddsWith(19_400) };
    await changeTerms(server().platform, FIVE_DIGITS, { odds: between });
    expect((await confirm(made.value)).code).toBe('CHANGED_SINCE');
    expect((await forPlayers()).Plays[TOTAL]?.[0]).toBe(19_400n);
    // What changed elsewhere in the game does not stand against it.
    expect((await withdraw(made.value)).code).toBe('OK');
    const again = await put([{ Play: TOTAL, Odds: await oddsWith(19_300) }]);
    const change = { gameId: FIVE_DIGITS, reason: 'meanwhile' };
    await renameGame(server().db, 'command', change, { zh: '新名', en: 'New name' });
    expect((await confirm(again.value)).code).toBe('OK');
    expect((await forPlayers()).Plays[TOTAL]?.[0]).toBe(19_300n);
  });
});

test.each<[Change, string]>([
  [{ Play: 'k3.sum', IsOpen: false }, 'NO_SUCH_PLAY'],
  [{ Play: 'nothing', IsOpen: false }, 'NO_SUCH_PLAY'],
  [{ Play: TOTAL, IsOpen: true }, 'NO_CHANGE'],
  [{ Play: TOTAL, Odds: [19_000n] }, 'BAD_ODDS'],
  [{ Play: 'ssc.fixed', Odds: [19_000n] }, 'BAD_ODDS'],
  [{ Play: TOTAL, Limits: { MinStake: mills(2_000), MaxStake: mills(1_000) } }, 'LIMITS_CROSSED'],
  [{ Play: TOTAL, Limits: { MinStake: mills(300_000_000) } }, 'LIMITS_CROSSED'],
])('%o is refused: %s, and nothing is written', async (change, code) => {
  const before = [await forPlayers(), await list()];
  expect((await preview(change)).code).toBe(code);
  expect((await put([change])).code).toBe(code);
  expect([await forPlayers(), { ...(await list()), DateTimeNow: 0 }]).toEqual([
    before[0],
    { ...before[1], DateTimeNow: 0 },
  ]);
});

test('nobody publishes odds that return more than the stake, or less than is promised', async () => {
  const code = async (first: number) =>
    (await preview({ Play: TOTAL, Odds: await oddsWith(first) })).code;
  expect([await code(20_000), await code(20_001)]).toEqual(['OK', 'RETURN_ABOVE']);
  expect([await code(18_000), await code(17_999)]).toEqual(['OK', 'RETURN_BELOW']);
  const put20 = await put([{ Play: TOTAL, Odds: await oddsWith(20_001) }]);
  expect(put20.code).toBe('RETURN_ABOVE');
});

test('a bet at the moment of a change has one price: that of the terms it names', async () => {
  const player = await registerPlayer(server());
  const issue = await openTestIssue(server());
  const made = await put([{ Play: TOTAL, Odds: await oddsWith(18_500) }]);
  const { Version: OddsVersion } = await forPlayers();
  const bet = row(TOTAL, 'big', { Amount: mills(1_000), OddsVersion });
  const place = () =>
    server().call(
      betHttp.place,
      {
        IntentId: randomUUID(),
        GameId: FIVE_DIGITS,
        SerialNumber: issue.serial,
        Bets: [bet],
        AcceptAnyOdds: true,
      },
      { token: player.token },
    );
  const [confirmed, ...placed] = await Promise.all([
    confirm(made.value),
    ...Array.from({ length: 12 }, place),
  ]);
  // The process that takes bets still knows the terms before: only the check in `bet_place` tells it.
  const after = await place();
  expect([confirmed.code, after.code, ...placed.map(({ code }) => code)]).toEqual(
    Array.from({ length: 14 }, () => 'OK'),
  );
  const { rows } = await sql<{ id: string; odds: bigint; version: number }>`
    SELECT id, odds[1] AS odds, terms_version AS version FROM bet
    WHERE issue_id = ${issue.id}`.execute(server().owner);
  expect(rows).toHaveLength(13);
  for (const { odds, version } of rows) {
    expect(odds).toBe(version === OddsVersion ? 19_300n : 18_500n);
  }
  const last = rows.find(({ id }) => id === after.value.BetIds[0]);
  expect(last).toMatchObject({ odds: 18_500n, version: OddsVersion + 1 });
});

test.each([
  { Changes: [] },
  { Changes: [{ Play: TOTAL, Odds: [1.00001] }] },
  { Changes: [{ Play: TOTAL, Limits: { PrizeLimit: 0 } }] },
  { Changes: [{ Play: TOTAL, Limits: { MaxNotes: 0 } }] },
])('%j is answered with 400', async (bad) => {
  const input = { GameId: FIVE_DIGITS, Reason: 'a bad change', ...bad };
  const reply = await server().callConsole(betConsole.proposePrices, input as never, {
    token: maker,
  });
  expect(reply.status).toBe(400);
});

test('are proposed with a code of the authenticator, once the last one is five minutes old', async () => {
  await server().clock.set(START + 10 * MINUTE_MS);
  const change: Change = { Play: 'ssc.c.ball2', IsOpen: false };
  expect((await put([change])).code).toBe('CODE_NEEDED');
  const { Code } = await claimOf(proposer, server());
  const wrong = String((Number(Code) + 1) % 1_000_000).padStart(6, '0');
  expect((await put([change], { Code: wrong })).code).toBe('CODE_WRONG');
  expect((await put([change], { Code })).code).toBe('OK');
});
