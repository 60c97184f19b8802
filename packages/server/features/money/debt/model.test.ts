import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import {
  balanceOf,
  debt as debtAccount,
  DEMO,
  findPosted,
  fund,
  houseBalance,
  readPosted,
  reverse,
  postEvery,
} from '#ledger';
import { newId, transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../auth/login/testing.ts';
import { WITHDRAW_FEATURES } from '../withdraw/testing/ready.ts';
import { adjustNow } from '../manual-adjustment/testing/adjust-now.ts';
import { collect, debt, payOff } from './index.ts';
import { readOwed } from './store.ts';
import { spendAll } from './testing/give-debt.ts';

const server = withTestServer({ features: [...WITHDRAW_FEATURES, debt], games: [] });

/** What happens to a player, in any order: sizes are thousandths, or which deposit it is. */
const deed = fc.record({
  what: fc.constantFrom('deposit', 'win', 'spend', 'takeBack', 'payOff'),
  size: fc.integer({ min: 1, max: 1_000 }),
});

test('whatever comes in whatever order, the wallet and what is owed are what they should be', async () => {
  const { db } = server();
  const all = -(await houseBalance(db, debtAccount, DEMO));
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 12 }), async (deeds) => {
      const { playerId } = await registerPlayer(server());
      await spendAll(server(), playerId);
      const whose = { playerId, currency: DEMO };
      const before = -(await houseBalance(db, debtAccount, DEMO));
      let [cash, owed] = [0n, 0n];
      const deposits: { readonly key: string; readonly amount: bigint }[] = [];
      for (const { what, size } of deeds) {
        const amount = mills(size);
        const mark = newId();
        await transaction(db, async (tx) => {
          if (what === 'deposit') {
            const given = fund({ ...whose, amount, reason: mark });
            await postEvery(tx, [[given]]);
            deposits.push({ key: given.key, amount });
            cash += amount;
            const of = { kind: 'fromDeposit', cause: mark, no: '', note: '' } as const;
            const paid = await payOff(tx, whose, { ...of, most: amount });
            expect(paid).toBe(owed < amount ? owed : amount);
            cash -= paid;
            owed -= paid;
          } else if (what === 'takeBack') {
            const [its] = deposits.splice(size % Math.max(deposits.length, 1), 1);
            if (!its) return;
            const refs = await findPosted(tx, [{ playerId, key: its.key }]);
            const missing = its.amount > cash ? its.amount - cash : 0n;
            const done = await collect(tx, whose, {
              amount: mills(its.amount),
              movements: reverse(await readPosted(tx, refs), newId()),
              kind: 'reversed',
              cause: its.key,
              no: '',
              note: '',
            });
            expect(done).toEqual({ taken: its.amount - missing, owed: missing });
            cash += missing - its.amount;
            owed += missing;
          } else if (what === 'payOff') {
            const of = { kind: 'byPlayer', cause: mark, no: '', note: '' } as const;
            const paid = await payOff(tx, whose, { ...of, most: amount });
            const most = [amount, cash, owed].reduce((least, each) =>
              each < least ? each : least,
            );
            expect(paid).toBe(most);
            cash -= paid;
            owed -= paid;
          } else {
            const kind = what === 'win' ? 'adjustAdd' : 'adjustDeduct';
            const done = await adjustNow(tx, { kind, playerId, amount });
            const isShort = what === 'spend' && amount > cash;
            expect(done.verdict).toBe(isShort ? 'short' : 'posted');
            if (!isShort) cash += what === 'win' ? amount : -amount;
          }
        });
        expect([await balanceOf(db, playerId, DEMO), await readOwed(db, whose)]).toEqual([
          cash,
          owed,
        ]);
        expect(cash).toBeGreaterThanOrEqual(0n);
      }
      expect(-(await houseBalance(db, debtAccount, DEMO)) - before).toBe(owed);
    }),
    { numRuns: 25 },
  );
  expect(-(await houseBalance(db, debtAccount, DEMO))).toBeGreaterThanOrEqual(all);
});
