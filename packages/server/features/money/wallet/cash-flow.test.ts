import { describe, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { fund, post } from '#ledger';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../auth/login/testing.ts';

const server = withTestServer({ shared: true, games: [4] });
const DAY = 86_400_000;

const give = (playerId: bigint, amount: number, reason: string) =>
  transaction(server().db, (tx) =>
    post(tx, fund({ playerId, amount: mills(amount), currency: 'DEM', reason })),
  );

describe('wallet', () => {
  test('amount and movements agree to the last thousandth', async () => {
    const { token, playerId } = await registerPlayer(server());
    for (let i = 1; i <= 5; i += 1) await give(playerId, i, `gift-${i}`);
    const now = await server().clock.now();
    const range = { From: now - DAY, To: now + DAY, PageSize: 4 };
    const first = await server().call(walletHttp.getCashFlow, range, { token });
    const After = first.value.Next!;
    const second = await server().call(walletHttp.getCashFlow, { ...range, After }, { token });
    expect(second.value.Next).toBeNull();
    const { From, To } = range;
    const sums = await server().call(walletHttp.getCashFlowSums, { From, To }, { token });
    const rows = [...(first.value?.Rows ?? []), ...(second.value?.Rows ?? [])];
    expect(sums.value).toEqual({ Total: 6, SumIn: 10_000_015n, SumOut: 0n });
    expect(rows.map((row) => row.Amount)).toEqual([5n, 4n, 3n, 2n, 1n, 10_000_000n]);
    const amount = await server().call(walletHttp.getWalletAmount, null, { token });
    expect(rows[0]?.BalanceAfter).toBe(amount.value);
    expect(new Set(rows.map((row) => row.Id)).size).toBe(6);
  });

  test('a player sees his own movements only, and only of the types asked for', async () => {
    const [mine, other] = [await registerPlayer(server()), await registerPlayer(server())];
    await give(other.playerId, 7, 'theirs');
    const now = await server().clock.now();
    const range = { From: now - DAY, To: now + DAY, PageSize: 100 };
    const own = await server().call(walletHttp.getCashFlow, range, { token: mine.token });
    expect(own.value?.Rows).toHaveLength(1);
    const none = await server().call(
      walletHttp.getCashFlow,
      { ...range, Types: [401] },
      { token: mine.token },
    );
    expect(none.value).toMatchObject({ Next: null, Rows: [] });
  });

  test('what lies outside the span is not shown; nonsense is told by its field', async () => {
    const { token } = await registerPlayer(server());
    const now = await server().clock.now();
    const past = { From: now - 2 * DAY, To: now - DAY, PageSize: 20 };
    expect((await server().call(walletHttp.getCashFlow, past, { token })).value.Rows).toEqual([]);
    const bad = await server().callRaw(
      walletHttp.getCashFlow,
      { ...past, After: 'last' },
      { token },
    );
    expect([bad.status, bad.params]).toMatchObject([400, { field: 'After' }]);
  });
});
