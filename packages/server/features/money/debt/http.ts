import { mills, ZERO } from '@fairlot/rules/core/money';
import { ok } from '@fairlot/rules/core/result';
import { debtHttp } from '@fairlot/wire/money/debt';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { balanceOf } from '#ledger';
import { currentSettings } from '../../site/settings/values/index.ts';
import { payDebt } from './pay-debt.ts';
import { presentOwnMoves } from './present.ts';
import { listMoves, readOwed } from './store.ts';

const MOST_MOVES = 50;

export function debtRoutes({ db }: Platform) {
  const site = currentSettings(db);
  const whoseOf = async (playerId: bigint) => ({ playerId, currency: (await site()).currency });
  return routes(debtHttp, {
    getDebt: async (_, { principal }) => {
      const whose = await whoseOf(principal.playerId);
      const [owed, cash, moves] = await Promise.all([
        readOwed(db, whose),
        balanceOf(db, whose.playerId, whose.currency),
        listMoves(db, whose, MOST_MOVES),
      ]);
      return {
        Owed: owed,
        Available: cash > 0n ? mills(cash) : ZERO,
        Moves: presentOwnMoves(moves),
      };
    },
    payDebt: async ({ IntentId: intent, Amount: amount }, { principal }) => {
      const done = await payDebt(db, await whoseOf(principal.playerId), { intent, amount });
      return done.ok ? ok({ Owed: done.value }) : done;
    },
  });
}
