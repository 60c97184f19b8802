import { DEPOSIT_TYPES } from '@fairlot/rules/check/deposit';
import { transaction, type Db } from '#platform/db';
import { DEMO_CHAIN, providerOfChain } from '../../crypto-deposit/index.ts';
import { SANDBOX } from '../../provider/index.ts';
import { seedChannels } from './store-channel.ts';
import { DEMO_CHANNELS } from './text.ts';

const { ALIPAY_QR, BANK_TRANSFER, ONLINE_BANK, USDT } = DEPOSIT_TYPES;
const shared = { provider: SANDBOX, fixed: [], feeRate: 0, bonusRate: 0, bonusTimes: 0 };

/** What a demo begins with: ways to pay the sandbox, one of them over its chain, where nobody has set up any. */
export const seedDemoChannels = (db: Db): Promise<void> =>
  transaction(db, (tx) =>
    seedChannels(tx, [
      {
        ...shared,
        ...DEMO_CHANNELS.scan,
        type: ALIPAY_QR.number,
        least: 10_000,
        most: 5_000_000,
        step: 1,
        bonusRate: 100,
        bonusTimes: 500,
        needsName: false,
        minutes: 15,
      },
      {
        ...shared,
        ...DEMO_CHANNELS.bank,
        type: BANK_TRANSFER.number,
        least: 100_000,
        most: 50_000_000,
        step: 1_000,
        needsName: true,
        minutes: 30,
      },
      {
        ...shared,
        ...DEMO_CHANNELS.online,
        type: ONLINE_BANK.number,
        least: 50_000,
        most: 1_000_000,
        step: 1_000,
        fixed: [50_000, 100_000, 500_000, 1_000_000],
        feeRate: 50,
        needsName: false,
        minutes: 15,
      },
      {
        ...shared,
        ...DEMO_CHANNELS.usdt,
        provider: providerOfChain(DEMO_CHAIN.code),
        type: USDT.number,
        least: 50_000,
        most: 5_000_000,
        step: 1,
        needsName: false,
        minutes: 15,
      },
    ]),
  );
