import { mills, type Money } from '@fairlot/rules/core/money';
import type { Currency } from '#ledger';
import type { Tx } from '#platform/db';
import { BONUS_SETTINGS } from './settings.ts';
import { insertGrants } from './store.ts';

export type Offer = {
  readonly playerId: bigint;
  /** Key of what offers it: the same offers one. */
  readonly source: string;
  readonly amount: Money;
};

const whole = (units: number): Money => mills(BigInt(units) * 1_000n);

/**
 * Offers players a bonus, under the terms of this moment; nothing is given until they take it, for it binds what they
 * bet and withdraw. `times`: how often it is to be turned over, in hundredths.
 */
export async function offerBonus(
  tx: Tx,
  offers: readonly Offer[],
  {
    currency,
    times,
    memo,
  }: {
    readonly currency: Currency;
    readonly times: number;
    readonly memo: { readonly zh: string; readonly en: string };
  },
): Promise<void> {
  const settings = await BONUS_SETTINGS.read(tx);
  const { bonusMostStake, bonusMostRelease, bonusDays, bonusClaimDays, bonusGames } = settings;
  await insertGrants(
    tx,
    offers.map(({ playerId, source, amount }) => ({
      playerId,
      source,
      amount,
      currency,
      times,
      memo,
      mostStake: bonusMostStake === 0 ? null : whole(bonusMostStake),
      mostRelease: bonusMostRelease === 0 ? null : mills(amount * BigInt(bonusMostRelease)),
      games: bonusGames.map(Number),
      days: bonusDays,
      claimDays: bonusClaimDays,
    })),
  );
}
