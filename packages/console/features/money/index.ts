import type { Manifest } from '../../registry/manifest.ts';
import { bonus } from './bonus/index.ts';
import { cryptoDeposit } from './crypto-deposit/index.ts';
import { deposit } from './deposit/index.ts';
import { exchangeRate } from './exchange-rate/index.ts';
import { manualAdjustment } from './manual-adjustment/index.ts';
import { moneySettings } from './money-settings/index.ts';
import { payoutAccount } from './payout-account/index.ts';
import { playerTier } from './player-tier/index.ts';
import { provider } from './provider/index.ts';
import { reconcile } from './reconcile/index.ts';
import { risk } from './risk/index.ts';
import { withdraw } from './withdraw/index.ts';

export const money: readonly Manifest[] = [
  bonus,
  cryptoDeposit,
  deposit,
  exchangeRate,
  manualAdjustment,
  moneySettings,
  payoutAccount,
  playerTier,
  provider,
  reconcile,
  risk,
  withdraw,
];
