import * as z from 'zod/mini';
import { post, timestamp } from '../../core/index.ts';
import { reason } from '../../staff/operator/shapes.ts';
import { CLAIM_CODES } from './codes-console.ts';
import { orderNo } from './shapes.ts';

/** An order, or a payment that is nobody's. */
const Of = z.union([
  z.strictObject({ OrderNo: orderNo }),
  z.strictObject({ Exception: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
]);
const Claimed = z.object({ ClaimedUntil: timestamp });

export const claimDeposit = post('/api/Console/DepositClaim', {
  access: 'deposit.orders.claim',
  input: z.strictObject({ Of }),
  output: Claimed,
  codes: CLAIM_CODES,
  about: 'Takes what somebody has to look into for ten minutes, or for ten more.',
});

export const takeOverDeposit = post('/api/Console/DepositTakeOver', {
  access: 'deposit.orders.takeover',
  input: z.strictObject({ Of, Reason: reason }),
  output: Claimed,
  codes: CLAIM_CODES,
  about: 'Takes it from the one who claimed it.',
});

export const letGoDeposit = post('/api/Console/DepositLetGo', {
  access: 'deposit.orders.claim',
  input: z.strictObject({ Of }),
  output: z.nullable(z.object({})),
  codes: CLAIM_CODES,
  about: 'Gives a claim back.',
});
