import { bonusHttp } from './bonus/index.ts';
import { debtHttp } from './debt/index.ts';
import { depositHttp, depositHub } from './deposit/index.ts';
import { payoutAccountHttp, payoutAccountHub } from './payout-account/index.ts';
import { wageringHttp } from './wagering/index.ts';
import { walletHttp } from './wallet/index.ts';
import { withdrawHttp, withdrawHub } from './withdraw/index.ts';

export const moneyContract = {
  wagering: { http: wageringHttp },
  wallet: { http: walletHttp },
  payoutAccount: { http: payoutAccountHttp, hub: payoutAccountHub },
  bonus: { http: bonusHttp },
  debt: { http: debtHttp },
  deposit: { http: depositHttp, hub: depositHub },
  withdraw: { http: withdrawHttp, hub: withdrawHub },
} as const;
