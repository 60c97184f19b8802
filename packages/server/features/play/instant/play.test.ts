import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { drawNumbers } from '@fairlot/draw/mapping';
import { PROGRAMS } from '@fairlot/draw/programs';
import { deriveInstantSeed } from '@fairlot/draw/seed';
import { betHttp } from '@fairlot/wire/play/bet';
import { instantHttp } from '@fairlot/wire/play/instant';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { smallSelection } from '@fairlot/rules/play/proof/sample';
import { playsOf } from '@fairlot/rules/play/index';
import fc from 'fast-check';
import { balanceOf } from '#ledger';
import { withTestServer } from '#testing';
import { changeTerms } from '../bet/odds/index.ts';
import { row } from '../bet/testing.ts';
import { responsibleGaming } from '../responsible-gaming/index.ts';
import { wallet as walletFeature } from '../../money/wallet/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import {
  FIVE_AT_ONCE,
  INSTANT_FEATURES,
  INSTANT_GAMES,
  playRound,
  readySeed,
  type RoundWish,
} from './testing.ts';

const server = withTestServer({
  features: [...INSTANT_FEATURES, walletFeature, responsibleGaming],
  games: INSTANT_GAMES,
  startAt: Date.parse('2027-03-05T04:00:30Z'),
});
/** Every digit at the first place: one of the ten wins, whatever is drawn. */
const SURE = row('ssc.fixed', '0,1,2,3,4,5,6,7,8,9||||');

let player: TestPlayer;
beforeAll(async () => {
  player = await registerPlayer(server());
});
const wallet = () => balanceOf(server().db, player.playerId, 'DEM');
const round = (wish: RoundWish) => playRound(server(), player, wish);
const asPlayer = () => ({ token: player.token });

describe('a round', () => {
  it('is bet, drawn and settled in one answer, and its money is right', async () => {
    const before = await wallet();
    const { value } = await round({ rows: [SURE, row('ssc.c.total', 'big')] });
    expect(value).toMatchObject({
      GameId: FIVE_AT_ONCE,
      Nonce: 1,
      Amount: 21_000n,
      Duplicate: false,
    });
    const [sure, total] = value.Bets;
    expect(sure).toMatchObject({ Play: 'ssc.fixed', State: 3, Prize: 19_560n });
    const sum = value.WinningNumber.split(',').reduce((all, digit) => all + Number(digit), 0);
    expect(total?.State).toBe(sum >= 23 ? 3 : 2);
    expect(value.Prize).toBe((sure?.Prize ?? 0n) + (total?.Prize ?? 0n));
    expect(value.WalletAmount).toBe(before - value.Amount + value.Prize);
    expect(await wallet()).toBe(value.WalletAmount);
  });

  it('counts up by one, on the seed and for the player', async () => {
    const { value: one } = await round({ rows: [SURE] });
    const { value: next } = await round({ rows: [SURE], gameId: FIVE_AT_ONCE });
    expect([next.Nonce, next.SerialNumber]).toEqual([one.Nonce + 1, one.SerialNumber + 1]);
  });

  it.each([
    [22, 'x5', row('x5.fixed', '01,02,03,04,05,06,07,08,09,10,11||||')],
    [34, 'k3', row('k3.c.size', 'big')],
    [46, 'pk10', row('pk10.c.rank1', 'big')],
  ])('of game %i draws as the program of its family says', async (gameId, _, bet) => {
    const { value } = await round({ rows: [bet], gameId });
    expect(value.GameId).toBe(gameId);
    expect(value.WinningNumber).toMatch(/^\d+(,\d+)+$/);
  });

  it.each([
    [1, 'ssc'],
    [22, 'x5'],
    [34, 'k3'],
    [46, 'pk10'],
  ])(
    'of game %i takes every play of its family, and pays each by what it drew',
    async (gameId, family) => {
      // The calendar of the server: it stands, and is not that of the machine.
      const nowMs = await server().clock.now();
      const rows = playsOf(family).map((listed, at) => {
        const play = listed.on(nowMs);
        const [option] = play.options;
        if (option) return row(play.code, option.code);
        const [selection] = fc.sample(smallSelection(play, 20_000), { numRuns: 1, seed: at });
        const more = play.style === 'official' ? ({ Mode: 3 } as const) : {};
        return row(play.code, play.format(selection!), more);
      });
      expect(rows.length).toBeGreaterThan(20);
      for (let from = 0; from < rows.length; from += 100) {
        const some = rows.slice(from, from + 100);
        const { value } = await round({ rows: some, gameId });
        expect(value.Bets.map(({ Play }) => Play)).toEqual(some.map(({ Play }) => Play));
      }
    },
  );

  it('draws what anyone computes from the seeds once they are revealed', async () => {
    const { value } = await round({ rows: [SURE] });
    const seed = await readySeed(server(), player);
    const wish = { SeedId: seed.SeedId };
    const { value: told } = await server().call(instantHttp.rotate, wish, asPlayer());
    const { ServerSeed, ClientSeed, Hash } = told.Revealed;
    const bytes = (hex: string | null) => Buffer.from(hex ?? '', 'hex');
    expect(createHash('sha256').update(bytes(ServerSeed)).digest('hex')).toBe(Hash);
    expect(Hash).toBe(seed.Hash);
    const Z = deriveInstantSeed({
      game: 'MMC',
      serverSeed: bytes(ServerSeed),
      clientSeed: bytes(ClientSeed),
      nonce: value.Nonce,
    });
    expect(drawNumbers(Z, PROGRAMS['ssc']!).winning.join(',')).toBe(value.WinningNumber);
    // Its bets and those of the rounds before it are checked by the audit at the end.
    expect(told.Next).toMatchObject({ SeedId: seed.SeedId + 1, Rounds: 0, ClientSeed: null });
  });

  it('is a bet of the records, with its number, its prize and the time of its draw', async () => {
    const { value } = await round({ rows: [SURE] });
    const [{ BetId = '' } = {}] = value.Bets;
    const { DrawTimeStamp: at, SerialNumber } = value;
    const filter = { From: at - 60_000, To: at + 60_000, GameId: FIVE_AT_ONCE, SerialNumber };
    const list = { ...filter, PageSize: 10 };
    const { value: records } = await server().call(betHttp.getBetRecords, list, asPlayer());
    expect(records.Rows).toEqual([
      expect.objectContaining({
        Id: BetId,
        SerialNumber: value.SerialNumber,
        WinningNumber: value.WinningNumber,
        State: 3,
        Prize: 19_560n,
        DrawTimeStamp: value.DrawTimeStamp,
        SettledTimeStamp: value.DrawTimeStamp,
      }),
    ]);
    const { value: sums } = await server().call(betHttp.getBetSums, filter, asPlayer());
    expect(sums).toMatchObject({ SumAmount: value.Amount, SumPrize: value.Prize });
    const cancel = await server().call(betHttp.cancel, { BetId }, asPlayer());
    expect(cancel.code).toBe('ALREADY_SETTLED');
  });

  it('stands in the cash flow with its stake and its prize', async () => {
    const { value } = await round({ rows: [SURE] });
    const now = value.DrawTimeStamp;
    const page = { From: now - 60_000, To: now + 60_000, PageSize: 2 };
    const { value: flow } = await server().callRaw(walletHttp.getCashFlow, page, asPlayer());
    expect(flow.Rows.map((line) => [line.Type, line.Amount])).toEqual([
      [406, value.Prize],
      [310, -value.Amount],
    ]);
  });

  it('is listed newest first, from any place on', async () => {
    const wish = { GameId: FIVE_AT_ONCE, Count: 2 };
    const { value: first } = await server().call(instantHttp.getRounds, wish, asPlayer());
    const serials = first.Rows.map((each) => each.SerialNumber);
    expect(serials).toEqual(serials.toSorted((a, b) => b - a));
    const after = { ...wish, Before: serials[1] ?? 0 };
    const { value: next } = await server().call(instantHttp.getRounds, after, asPlayer());
    expect(next.Rows[0]?.SerialNumber).toBeLessThan(serials[1] ?? 0);
  });
});

describe('the same request', () => {
  it('sent twenty times at once is one round, and all are answered alike', async () => {
    const intent = randomUUID();
    const { SeedId } = await readySeed(server(), player);
    await server().clock.advance(1_000);
    const wish = { IntentId: intent, GameId: FIVE_AT_ONCE, SeedId, Bets: [SURE] };
    const before = await wallet();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => server().call(instantHttp.play, wish, asPlayer())),
    );
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(['OK']));
    expect(replies.filter(({ value }) => !value.Duplicate)).toHaveLength(1);
    const [one] = replies;
    const told = replies.map(({ value }) => ({ ...value, Duplicate: true }));
    expect(new Set(told.map(({ SerialNumber }) => SerialNumber)).size).toBe(1);
    expect(await wallet()).toBe(before - SURE.Amount + (one?.value.Prize ?? 0n));
    const asked = await server().call(instantHttp.byIntent, { IntentId: intent }, asPlayer());
    expect(asked.value).toEqual(told[0]);
  });

  it('with other content is refused, and so is one of an ordinary bet', async () => {
    const intent = randomUUID();
    await round({ rows: [SURE], intent });
    const other = await round({ rows: [row('ssc.fixed', '1||||')], intent });
    expect([other.status, other.code]).toEqual([409, 'INTENT_REUSED']);
    const unknown = { IntentId: randomUUID() };
    const asked = await server().call(instantHttp.byIntent, unknown, asPlayer());
    expect(asked.code).toBe('NOT_FOUND');
  });
});

describe('a refused round', () => {
  let before: readonly [bigint, number];
  const rounds = async () => {
    const { rows } = await sql<{ n: bigint }>`SELECT count(*) AS n FROM instant_round`.execute(
      server().owner,
    );
    return Number(rows[0]?.n);
  };
  beforeEach(async () => {
    before = [await wallet(), await rounds()];
  });
  const refusedAs = async (code: string, wish: Partial<RoundWish>) => {
    const reply = await round({ rows: [SURE], ...wish });
    expect(reply.code).toBe(code);
    expect([await wallet(), await rounds()]).toEqual(before);
  };
  const setGame = (state: number) =>
    sql`UPDATE game SET state = ${state} WHERE id = ${FIVE_AT_ONCE}`.execute(server().owner);
  const setFlags = (flags: number) =>
    sql`UPDATE player SET flags = ${flags} WHERE player_id = ${player.playerId}`.execute(
      server().owner,
    );

  it.each([
    ['NUMBER_INVALID', { rows: [{ ...SURE, Content: 'x||||' }] }],
    ['LINES_MISMATCH', { rows: [{ ...SURE, Notes: 9 }] }],
    ['AMOUNT_MISMATCH', { rows: [{ ...SURE, Amount: mills(1_000n) }] }],
    ['MULTIPLE_MAX', { rows: [{ ...SURE, Multiple: 100_001 }] }],
    ['BELOW_MIN', { rows: [row('ssc.c.total', 'big', { Amount: mills(10n) })] }],
    ['ABOVE_MAX', { rows: [row('ssc.c.total', 'big', { Amount: mills(300_000_000n) })] }],
    ['NOT_ENOUGH', { rows: [row('ssc.c.total', 'big', { Amount: mills(100_000_000n) })] }],
    ['ODDS_CHANGED', { rows: [row('ssc.c.total', 'big', { OddsVersion: 7 })] }],
    ['REBATE_RANGE', { rows: [{ ...SURE, PrizeGroup: 1950 }] }],
    ['GAME_OFFLINE', { gameId: 4 }],
    ['GAME_OFFLINE', { gameId: 9_999 }],
  ] as [string, Partial<RoundWish>][])('%s changes nothing', async (code, wish) => {
    await refusedAs(code, wish);
  });

  it('of a game, a play or a player that takes no bets changes nothing', async () => {
    for (const [state, code] of [
      [1, 'GAME_MAINTAIN'],
      [2, 'GAME_OFFLINE'],
      [3, 'GAME_OFFICIAL_OFFLINE'],
    ] as const) {
      await setGame(state);
      await refusedAs(code, {});
    }
    await setGame(0);
    const { rows } = await sql<{ bet: number; funds: number }>`
      SELECT flags_that_bar_bets() AS bet, flags_that_freeze_funds() AS funds`.execute(
      server().owner,
    );
    const one = (bits: number | undefined) => (bits ?? 0) & -(bits ?? 0);
    await setFlags(one(rows[0]?.bet));
    await refusedAs('BET_DISABLED', {});
    await setFlags(one((rows[0]?.funds ?? 0) & ~(rows[0]?.bet ?? 0)));
    await refusedAs('FUNDS_FROZEN', {});
    await setFlags(0);
    await changeTerms(server().platform, FIVE_AT_ONCE, { closedPlays: ['ssc.fixed'] });
    await refusedAs('PLAY_CLOSED', {});
    await changeTerms(server().platform, FIVE_AT_ONCE, { closedPlays: [] });
  });

  it('by what its player holds himself to names it, and changes nothing', async () => {
    const own = await registerPlayer(server());
    const wish = { rows: [SURE, { ...SURE, PrizeGroup: 1950 }] };
    const range = await playRound(server(), own, wish);
    expect([range.code, range.params]).toEqual(['REBATE_RANGE', { row: 1, group: 1956 }]);
    const limited = { Kind: 'stake', Period: 'day', Amount: mills(25_000n) } as const;
    await server().call(responsibleGamingHttp.setLimit, limited, own);
    expect((await playRound(server(), own, { rows: [SURE] })).code).toBe('OK');
    const refused = await playRound(server(), own, { rows: [SURE] });
    expect([refused.code, refused.params['left']]).toEqual(['OWN_LIMIT', 5]);
    await server().call(responsibleGamingHttp.takeBreak, { Length: 'day' }, own);
    expect((await playRound(server(), own, { rows: [SURE] })).code).toBe('ON_BREAK');
    const { value } = await server().call(instantHttp.getRounds, { Count: 9 }, own);
    expect(value.Rows).toHaveLength(1);
  });

  it('says why: too soon, another seed, no seed of the player, a seed that is used up', async () => {
    const { SeedId } = await readySeed(server(), player);
    await round({ rows: [SURE] });
    before = [await wallet(), await rounds()];
    const wish = { IntentId: randomUUID(), GameId: FIVE_AT_ONCE, SeedId, Bets: [SURE] };
    await server().clock.advance(999);
    expect((await server().call(instantHttp.play, wish, asPlayer())).code).toBe('TOO_SOON');
    await refusedAs('SEED_GONE', { seedId: SeedId + 7 });
    await sql`UPDATE instant_seed SET rounds = 1000 WHERE player_id = ${player.playerId}`
      .execute(server().owner)
      .catch((error: Error) => expect(error.message).toContain('what was committed stays'));
    await sql`
      ALTER TABLE instant_seed DISABLE TRIGGER committed_stays`.execute(server().owner);
    const set = (rounds: number) =>
      sql`
      UPDATE instant_seed SET rounds = ${rounds} WHERE player_id = ${player.playerId} AND id = ${SeedId}`.execute(
        server().owner,
      );
    const seed = await readySeed(server(), player);
    await set(1_000);
    await refusedAs('SEED_USED_UP', {});
    await set(seed.Rounds);
    await sql`ALTER TABLE instant_seed ENABLE TRIGGER committed_stays`.execute(server().owner);
    const { value } = await server().call(instantHttp.rotate, { SeedId }, asPlayer());
    await refusedAs('SEED_NOT_SET', { seedId: value.Next.SeedId });
  });
});
