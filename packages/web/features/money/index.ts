import type { Manifest } from '../../frame/manifest.ts';
import { wallet } from './wallet/index.ts';
import { payoutAccount } from './payout-account/index.ts';
import { deposit } from './deposit/index.ts';
import { withdraw } from './withdraw/index.ts';
import { bonus } from './bonus/index.ts';

export const money: readonly Manifest[] = [wallet, payoutAccount, deposit, withdraw, bonus];
