import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { betHttp } from '@fairlot/wire/play/bet';
import { balanceOf } from '#ledger';
import { withTestServer } from '#testing';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import {
  BET_FEATURES,
  closeTestIssue,
  openTestIssue,
  placeOn,
  row,
  THREE_DIGITS,
  type TestIssue,
} from '../testing.ts';

/** One request, one cart: whatever a bad line makes of it. */
const server = withTestServer({ shared: true, features: BET_FEATURES });
const FIXED = row('ssc.fixed', '3||||');

async function setting(): Promise<{ player: TestPlayer; issue: TestIssue }> {
  return { player: await registerPlayer(server()), issue: await openTestIssue(server()) };
}

const wallet = ({ playerId }: TestPlayer): Promise<bigint> =>
  balanceOf(server().db, playerId, 'DEM');

const setFlags = ({ playerId }: TestPlayer, flags: number) =>
  sql`UPDATE player SET flags = ${flags} WHERE player_id = ${playerId}`.execute(server().owner);

describe('an intent', () => {
  it('answers a repeated request as the first time, and refuses other content under its id', async () => {
    const { player, issue } = await setting();
    const intent = randomUUID();
    const first = await placeOn(server(), player.token, issue, [FIXED], intent);
    const again = await placeOn(server(), player.token, issue, [FIXED], intent);
    expect(again.value).toEqual({ ...first.value, Duplicate: true });
    const other = await placeOn(server(), player.token, issue, [row('ssc.fixed', '4||||')], intent);
    expect([other.status, other.code]).toEqual([409, 'INTENT_REUSED']);
    await closeTestIssue(server(), issue);
    const late = await placeOn(server(), player.token, issue, [FIXED], intent);
    expect(late.value).toEqual({ ...first.value, Duplicate: true });
    const spoilt = await placeOn(server(), player.token, issue, [{ ...FIXED, Notes: 9 }], intent);
    expect(spoilt.code).toBe('INTENT_REUSED');
    expect(await wallet(player)).toBe(9_998_000n);
    const asked = await server().call(betHttp.byIntent, { IntentId: intent }, player);
    expect(asked.value).toEqual({ ...first.value, Duplicate: true });
  });

  it.each(['SerialNumber', 'GameId', 'AcceptAnyOdds', 'IsHidden'] as const)(
    'refuses an intent that comes again with another %s',
    async (member) => {
      const { player, issue } = await setting();
      const other = await openTestIssue(server());
      const intent = randomUUID();
      const asked = {
        IntentId: intent,
        GameId: issue.gameId,
        SerialNumber: issue.serial,
        Bets: [FIXED],
      };
      const changed = {
        SerialNumber: { SerialNumber: other.serial },
        GameId: { GameId: THREE_DIGITS },
        AcceptAnyOdds: { AcceptAnyOdds: true },
        IsHidden: { IsHidden: true },
      }[member];
      const send = (input: typeof asked) =>
        server().call(betHttp.place, input, { token: player.token });
      expect((await send(asked)).code).toBe('OK');
      expect((await send({ ...asked, ...changed })).code).toBe('INTENT_REUSED');
      expect((await send(asked)).value.Duplicate).toBe(true);
      expect(await wallet(player)).toBe(9_998_000n);
    },
  );

  it('that is hidden is answered like others, and is one request with what is not said to be', async () => {
    const { player, issue } = await setting();
    const { gameId: GameId, serial: SerialNumber } = issue;
    const send = (IntentId: string, said: { readonly IsHidden?: boolean }) =>
      server().call(
        betHttp.place,
        { IntentId, GameId, SerialNumber, Bets: [FIXED], ...said },
        player,
      );
    const [open, hidden] = [randomUUID(), randomUUID()];
    const first = await send(open, {});
    expect((await send(open, { IsHidden: false })).value).toEqual({
      ...first.value,
      Duplicate: true,
    });
    const other = await send(hidden, { IsHidden: true });
    expect(Object.keys(other.value)).toEqual(Object.keys(first.value));
    expect((await send(hidden, { IsHidden: true })).value).toEqual({
      ...other.value,
      Duplicate: true,
    });
    const asked = await server().call(betHttp.byIntent, { IntentId: hidden }, player);
    expect(asked.value).toEqual({ ...other.value, Duplicate: true });
    // His own records tell him of both.
    const records = await server().call(betHttp.getBetRecords, { PageSize: 10 }, player);
    expect(records.value.Rows.map(({ Id }) => Id).toSorted()).toEqual(
      [...first.value.BetIds, ...other.value.BetIds].toSorted(),
    );
  });

  it('bets once when the same request is sent fifty times at once', async () => {
    const { player, issue } = await setting();
    const intent = randomUUID();
    const sends = Array.from({ length: 50 }, () =>
      placeOn(server(), player.token, issue, [FIXED], intent),
    );
    const replies = await Promise.all(sends);
    const answers = replies.map((reply) => ({ ...reply.value, Duplicate: true }));
    expect(new Set(answers.map((answer) => answer.BetIds[0])).size).toBe(1);
    expect(replies.filter((reply) => !reply.value.Duplicate)).toHaveLength(1);
    expect(await wallet(player)).toBe(9_998_000n);
  });

  it('leaves nothing of a refused request, which may be tried again under its id', async () => {
    const { player, issue } = await setting();
    const intent = randomUUID();
    await setFlags(player, 2);
    expect((await placeOn(server(), player.token, issue, [FIXED], intent)).code).toBe(
      'BET_DISABLED',
    );
    const asked = await server().call(betHttp.byIntent, { IntentId: intent }, player);
    expect(asked.code).toBe('NOT_FOUND');
    await setFlags(player, 0);
    expect((await placeOn(server(), player.token, issue, [FIXED], intent)).value.Duplicate).toBe(
      false,
    );
  });
});
