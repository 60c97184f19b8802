import { bonusConsole } from './bonus/index.ts';
import { cryptoDepositConsole } from './crypto-deposit/index.ts';
import { debtConsole } from './debt/index.ts';
import { depositConsole } from './deposit/index.ts';
import { exchangeRateConsole } from './exchange-rate/index.ts';
import { manualAdjustmentConsole } from './manual-adjustment/index.ts';
import { moneySettingsConsole } from './money-settings/index.ts';
import { payoutAccountConsole } from './payout-account/index.ts';
import { playerTierConsole } from './player-tier/index.ts';
import { providerConsole } from './provider/index.ts';
import { reconcileConsole } from './reconcile/index.ts';
import { riskConsole } from './risk/index.ts';
import { withdrawConsole } from './withdraw/index.ts';

export const moneyConsoleContract = {
  playerTier: { http: playerTierConsole },
  payoutAccount: { http: payoutAccountConsole },
  exchangeRate: { http: exchangeRateConsole },
  risk: { http: riskConsole },
  bonus: { http: bonusConsole },
  manualAdjustment: { http: manualAdjustmentConsole },
  provider: { http: providerConsole },
  cryptoDeposit: { http: cryptoDepositConsole },
  debt: { http: debtConsole },
  deposit: { http: depositConsole },
  withdraw: { http: withdrawConsole },
  moneySettings: { http: moneySettingsConsole },
  reconcile: { http: reconcileConsole },
} as const;
