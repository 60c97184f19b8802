import type { Feature } from '#platform/feature';
import { forgetJob } from '#platform/forget';
import { transferTaker } from '../crypto-deposit/index.ts';
import { deskQueues } from '../../staff/operator/index.ts';
import { counterparts, providerNotices } from '../provider/index.ts';
import { chargebackCounterpart, paymentCounterpart, refundCounterpart } from './counterpart.ts';
import { followUp } from './follow-up.ts';
import { hearChargeback } from './hear-chargeback.ts';
import { hearNotice } from './hear.ts';
import { depositConsoleRoutes } from './console.ts';
import { depositQueues } from './desk-figures.ts';
import { confirmAct, resolveAct } from './desk.ts';
import { bearAct } from './resolve-chargeback.ts';
import { reverseAct } from './propose-reversal.ts';
import { depositRoutes } from './http.ts';
import { takeTransfersBy } from './on-chain.ts';
import { sendBack } from './send-back.ts';
import { settleRefundAct } from './settle-refund.ts';
import { channelAct, CHANNELS } from './publish-channel.ts';
import { limitTargets } from '../player-tier/index.ts';
import { listLimitTargets } from './bounds.ts';
import { publishedKind, publishedKinds } from '../../staff/publishing/index.ts';
import { seedDemoChannels } from './seed-demo.ts';
import { forgetProofs } from './store-proof.ts';
import { ownLimits } from './own-limits.ts';
import { depositInvariants } from './store-audit.ts';

export {
  cancelDeposit,
  confirmDeposit,
  resolveException,
  type ConfirmFault,
  type Doer,
  type ExceptionFault,
  type OrderFault,
  type Resolution,
} from './resolve.ts';
export { channelEnds, type ChannelEnds, firstDeposits } from './desk-figures.ts';
export { presentRules } from './channel-rules.ts';
export { CHANNELS, frozenChannel } from './publish-channel.ts';
export { listRules } from './store-channel-rules.ts';
export { ownLimits, type OwnLimits } from './own-limits.ts';
export { presentOrder } from './present.ts';
export { ownerOfOrder, readOrder, type OrderRow } from './store.ts';
export {
  EXCEPTION_KINDS,
  EXCEPTION_STATES,
  listExceptions,
  type ExceptionKind,
  type ExceptionRow,
  type ExceptionState,
} from './store-exception.ts';

/** So long a picture by which somebody paid is kept. */
const PROOF_DAYS = 180;

/** Money that players pay in: orders, what providers say of them, and what is nobody's yet. */
export const deposit: Feature = {
  name: 'deposit',
  http: depositRoutes,
  console: depositConsoleRoutes,
  twoPersonActs: [channelAct, confirmAct, resolveAct, settleRefundAct, reverseAct, bearAct],
  invariants: depositInvariants,
  ports: [ownLimits],
  provide: ({ ports }) => {
    ports.add(providerNotices, { event: 'deposit', take: hearNotice });
    ports.add(providerNotices, { event: 'chargeback', take: hearChargeback });
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
