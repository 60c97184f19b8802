import type { Feature } from '#platform/feature';
import { bonus } from './bonus/index.ts';
import { cryptoDeposit } from './crypto-deposit/index.ts';
import { debt } from './debt/index.ts';
import { deposit } from './deposit/index.ts';
import { exchangeRate } from './exchange-rate/index.ts';
import { manualAdjustment } from './manual-adjustment/index.ts';
import { moneySettings } from './money-settings/index.ts';
import { payoutAccount } from './payout-account/index.ts';
import { playerTier } from './player-tier/index.ts';
import { provider } from './provider/index.ts';
import { reconcile } from './reconcile/index.ts';
import { risk } from './risk/index.ts';
import { wagering } from './wagering/index.ts';
import { wallet } from './wallet/index.ts';
import { withdraw } from './withdraw/index.ts';

export const moneyFeatures: readonly Feature[] = [
  wagering,
  wallet,
  playerTier,
  payoutAccount,
  exchangeRate,
  risk,
  bonus,
  manualAdjustment,
  provider,
  cryptoDeposit,
  debt,
  deposit,
  withdraw,
  moneySettings,
  reconcile,
];
