import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { deposit, fund, type Movement, payRebate, postEvery, transfer } from '#ledger';
import { newId, transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { giveFundPassword } from '../../../account/authenticator/testing/proofs.ts';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { adjustNow } from '../../manual-adjustment/testing/adjust-now.ts';
import { givePayee } from '../../payout-account/testing/give-payee.ts';
import { ask, give, NOON, type Ready, settle, WITHDRAW_FEATURES } from '../testing/ready.ts';

const server = withTestServer({
  features: WITHDRAW_FEATURES,
  games: [],
  startAt: NOON,
  postsBareJournals: true,
});
let rich = 0n;
beforeAll(async () => {
  rich = (await registerPlayer(server())).playerId;
  await give(server(), rich, mills(1_000_000_000));
});
beforeEach(() =>
  settle(server(), {
    withdrawFrom: '00:00',
    withdrawTo: '00:00',
    withdrawIntervalMinutes: 0,
    withdrawPending: 20,
    withdrawFirstMax: 5_000,
    withdrawFirstTimes: 5,
  }),
);

/** A player with the gift of a registration alone, which is no money that came in. */
async function poor(): Promise<Ready> {
  const player = await registerPlayer(server());
  await sql`SELECT requirement_void(${player.playerId})`.execute(server().owner);
  await giveFundPassword(server(), player.playerId);
  return { ...player, payeeId: Number(await givePayee(server(), player.playerId)) };
}

type Posted = 'own' | 'agent' | 'transfer' | 'hand' | 'online' | 'sent';
type Source = Posted | 'adjustment';
let issue = 1n;

/** A unit by which so much comes to a player, or leaves him where it is sent on. */
function unitOf(source: Posted, playerId: bigint, n: bigint): readonly Movement[] {
  const of = { playerId, currency: 'DEM', amount: mills(n) } as const;
  if (source === 'own' || source === 'agent') {
    issue += 1n;
    const bets = { of: source, issueId: issue, run: 1, gameId: 4, serialNumber: 1 };
    return [payRebate({ ...of, ...bets })];
  }
  if (source === 'hand') return [fund({ ...of, reason: newId() })];
  if (source === 'online') {
    return [deposit({ ...of, orderNo: newId(), way: 'online', provider: 1 })];
  }
  const between = source === 'sent' ? { from: playerId, to: rich } : { from: rich, to: playerId };
  return transfer({ id: randomUUID(), ...between, amount: mills(n), currency: 'DEM' });
}
const come = (source: Source, playerId: bigint, n: bigint) =>
  transaction(server().db, async (tx) => {
    if (source !== 'adjustment') return postEvery(tx, [unitOf(source, playerId, n)]);
    await adjustNow(tx, { kind: 'adjustAdd', playerId, amount: mills(n) });
  });
const firstMost = async ({ token }: Ready) =>
  (await server().call(withdrawHttp.getWithdrawData, null, { token })).value?.FirstMax;

test.each(['own', 'agent', 'transfer'] as const)(
  'a player who never deposited withdraws what came by %s alone',
  async (source) => {
    const me = await poor();
    expect((await ask(server(), me)).code).toBe('FIRST_LIMIT');
    await come(source, me.playerId, 20_000n);
    expect(await firstMost(me)).toBe(100_000n);
    expect((await ask(server(), me, { amount: mills(100_001) })).code).toBe('FIRST_LIMIT');
    expect((await ask(server(), me)).code).toBe('OK');
  },
);

test('a first withdrawal is bounded by all that came in, and by neither gifts, adjustments nor what was sent on', async () => {
  const move = fc.record({
    source: fc.constantFrom<Source>(
      'own',
      'agent',
      'transfer',
      'hand',
      'online',
      'adjustment',
      'sent',
    ),
    amount: fc.bigInt({ min: 1n, max: 90_000n }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 8 }), async (moves) => {
      const me = await poor();
      for (const { source, amount } of moves) await come(source, me.playerId, amount);
      const counted = moves.filter(({ source }) => source !== 'adjustment' && source !== 'sent');
      const sum = counted.reduce((all, { amount }) => all + amount, 0n);
      expect(await firstMost(me)).toBe(sum * 5n < 5_000_000n ? sum * 5n : 5_000_000n);
    }),
    { numRuns: 12 },
  );
});
