import { type Db, transaction } from '#platform/db';
import { setSale } from '../intervention/halt.ts';
import { lockSale } from '../games/store-game.ts';
import { type DuePlan, duePlans } from './store-plan.ts';

/**
 * Carries out the planned stops of games, and their planned sales. A stop holds whatever happened since
 * it was planned. A sale lifts what an operator stopped before he planned it, and nothing else: not what
 * was stopped since, nor what stopped by itself.
 */
export async function carryOutPlans(db: Db): Promise<void> {
  for (const { gameId } of await duePlans(db)) {
    await transaction(db, async (tx) => {
      const sale = await lockSale(tx, gameId);
      const [plan] = await duePlans(tx, gameId);
      if (!sale || !plan || !holds(plan, sale.reason)) return;
      await setSale(tx, gameId, plan.sale, 'planned', plan.note);
    });
  }
}

const holds = ({ sale, isOvertaken }: DuePlan, reason: string): boolean =>
  sale !== 'on' || (reason === 'operator' && !isOvertaken);
