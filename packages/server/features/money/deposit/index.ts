import type { Feature } from '#platform/feature';
import { forgetJob } from '#platform/forget';
import { transferTaker } from '../crypto-deposit/index.ts';
import { deskQueues } from '../../staff/operator/proposals/index.ts';
import { counterparts } from '../provider/adapters/index.ts';
import { providerNotices } from '../provider/index.ts';
import {
  chargebackCounterpart,
  paymentCounterpart,
  refundCounterpart,
} from './payments/counterpart.ts';
import { followUp } from './payments/follow-up.ts';
import { handleChargeback } from './reversals/handle-chargeback.ts';
import { handleNotice } from './payments/handle-notice.ts';
import { depositConsoleRoutes } from './console.ts';
import { depositQueues } from './desk-figures.ts';
import { confirmAct, resolveAct } from './payments/desk.ts';
import { bearAct } from './reversals/resolve-chargeback.ts';
import { reverseAct } from './reversals/propose-reversal.ts';
import { depositRoutes } from './http.ts';
import { takeTransfersBy } from './payments/on-chain.ts';
import { sendBack } from './payments/send-back.ts';
import { settleRefundAct } from './payments/settle-refund.ts';
import { channelAct, CHANNELS } from './channels/publish-channel.ts';
import { limitTargets } from '../player-tier/index.ts';
import { listLimitTargets } from './channels/bounds.ts';
import { publishedKind, publishedKinds } from '../../staff/publishing/index.ts';
import { seedDemoChannels } from './channels/seed-demo.ts';
import { forgetProofs } from './orders/store-proof.ts';
import { ownLimits } from './orders/own-limits.ts';
import { depositInvariants } from './store-audit.ts';
import { demoDeposits } from './demo.ts';

export { channelEnds, type ChannelEnds, firstDeposits } from './desk-figures.ts';

/** So long a picture by which somebody paid is kept. */
const PROOF_DAYS = 180;

/** Money that players pay in: orders, what providers say of them, and what is nobody's yet. */
export const deposit: Feature = {
  name: 'deposit',
  demo: [demoDeposits],
  http: depositRoutes,
  console: depositConsoleRoutes,
  twoPersonActs: [channelAct, confirmAct, resolveAct, settleRefundAct, reverseAct, bearAct],
  invariants: depositInvariants,
  ports: [ownLimits],
  provide: ({ ports }) => {
    ports.add(providerNotices, { event: 'deposit', take: handleNotice });
    ports.add(providerNotices, { event: 'chargeback', take: handleChargeback });
    ports.add(counterparts, paymentCounterpart);
    ports.add(counterparts, refundCounterpart);
    ports.add(counterparts, chargebackCounterpart);
    ports.fill(transferTaker, takeTransfersBy(ports));
    ports.add(deskQueues, depositQueues);
    ports.add(publishedKinds, publishedKind(CHANNELS));
    ports.add(limitTargets, listLimitTargets);
  },
  jobs: (platform) => [
    forgetJob(platform.db, 'deposit.proofs', (most) => forgetProofs(platform.db, PROOF_DAYS, most)),
    {
      name: 'deposit.follow-up',
      everyMs: 1_000,
      run: async () => ((await followUp(platform)) ? 'worked' : 'idle'),
    },
    {
      name: 'deposit.send-back',
      everyMs: 5_000,
      run: async () => {
        await sendBack(platform);
        return 'idle';
      },
    },
  ],
  start: async ({ db, settings: { isDemo, sandbox } }) => {
    if (isDemo && sandbox) await seedDemoChannels(db);
  },
};
