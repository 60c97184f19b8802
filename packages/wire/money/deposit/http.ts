import * as z from 'zod/mini';
import { money, nothing, post, specPost, text, timestamp } from '../../core/index.ts';
import { PICTURE_CODES } from '../../site/media/codes.ts';
import { uploaded } from '../../site/media/shapes.ts';
import {
  CANCEL_CODES,
  CREATE_CODES,
  NO_PROOF_CODES,
  ORDER_CODES,
  PROOF_CODES,
  REMIND_CODES,
} from './codes.ts';
import {
  Channel,
  Order,
  orderNo,
  ProofPicture,
  proofPlace,
  proofTicket,
  State,
  Type,
} from './shapes.ts';

export const initDepositData = specPost('/api/DepositRequest/InitDepositData', {
  access: 'player',
  passive: true,
  keepsPage: true,
  input: nothing,
  output: z.object({
    Channels: z.array(Channel),
    /** The one order that is not done. */
    Pending: z.nullable(Order),
    /** Why the player may make none at all. */
    Blocked: z.nullable(z.enum(['DEPOSIT_DISABLED', 'READ_ONLY_LAYER', 'NO_CHANNEL'])),
    /** What the player's own limit leaves; null where he has none. */
    OwnLeft: z.nullable(money),
    Currency: z.string(),
    /** What one USDT that comes in is worth now; null where no rate is to be had. */
    UsdtRate: z.nullable(money),
    DateTimeNow: timestamp,
  }),
  about: 'Ways to deposit as they are open to this player now, and his pending order.',
});

export const createDeposit = post('/api/DepositRequest/Create', {
  access: 'player',
  input: z.strictObject({
    /** Made once by the client: the same makes one order, however often it comes. */
    IntentId: z.uuid(),
    ChannelId: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
    Amount: money.check(z.refine((value) => value > 0n && value <= 1_000_000_000_000n)),
    /** Bank that the money comes from; of a bank transfer. */
    Bank: z.optional(z.string().check(z.minLength(1), z.maxLength(32))),
    PayerName: z.optional(text.check(z.maxLength(80))),
  }),
  output: Order,
  codes: CREATE_CODES,
  about: 'Makes an order to deposit.',
});

const one = { input: z.strictObject({ OrderNo: orderNo }), output: Order } as const;

export const getDeposit = post('/api/DepositRequest/Get', {
  access: 'player',
  passive: true,
  keepsPage: true,
  ...one,
  codes: ORDER_CODES,
  about: 'An order as it stands.',
});

export const declareDeposit = post('/api/DepositRequest/Paid', {
  access: 'player',
  ...one,
  codes: ORDER_CODES,
  about: 'The player says that he has paid.',
});

export const cancelDeposit = post('/api/DepositRequest/Cancel', {
  access: 'player',
  ...one,
  codes: CANCEL_CODES,
  about: 'The player does not pay.',
});

export const uploadProof = post('/api/DepositRequest/Proof', {
  access: 'player',
  input: z.strictObject({ OrderNo: orderNo, Picture: uploaded }),
  output: Order,
  codes: { ...PICTURE_CODES, ...PROOF_CODES },
  about: 'The player shows by a picture that he paid; only he and operators see it.',
});

export const getProofTicket = post('/api/DepositRequest/ProofTicket', {
  access: 'player',
  input: z.strictObject({ OrderNo: orderNo, Place: proofPlace }),
  output: z.object({ Ticket: proofTicket }),
  codes: NO_PROOF_CODES,
  about: 'A ticket for one look at a picture of one’s own.',
});

export const readProof = post('/api/DepositRequest/ProofPicture', {
  access: 'player',
  input: z.strictObject({ Ticket: proofTicket }),
  output: ProofPicture,
  codes: NO_PROOF_CODES,
  about: 'The picture that a ticket is for, once.',
});

export const remindDeposit = post('/api/DepositRequest/Remind', {
  access: 'player',
  ...one,
  codes: REMIND_CODES,
  about:
    'The player asks where his deposit is: ten minutes after it was made, then every half hour.',
});

export const getDeposits = post('/api/DepositRequest/Records', {
  access: 'player',
  keepsPage: true,
  input: z.strictObject({
    /** From (inclusive) and to (exclusive). */
    From: timestamp,
    To: timestamp,
    Types: z.optional(z.array(Type).check(z.maxLength(20))),
    States: z.optional(z.array(State).check(z.maxLength(4))),
    OrderNo: z.optional(orderNo),
    After: z.optional(z.string().check(z.regex(/^\d{1,16}\.D\d{1,19}x[0-9a-f]{12}$/))),
    PageSize: z.int().check(z.minimum(1), z.maximum(200)),
  }),
  output: z.object({
    Rows: z.array(Order),
    /** Null at the end. */
    Next: z.nullable(z.string()),
    DateTimeNow: timestamp,
  }),
  about: 'Deposits of the player, newest first, from cursor to cursor.',
});
