import * as z from 'zod/mini';
import { intentId, money, nothing, post, text, timestamp, typedCode } from '../../core/index.ts';
import {
  ACCEPT_CODES,
  AGENT_ORDER_CODES,
  ASK_CODES,
  CONFIRM_CODES,
  REFUSE_CODES,
} from './codes.ts';
import { AGENT_DEPOSIT_BOUNDS, AgentOrder, agentOrderNo } from './shapes.ts';

/** Deposits that an agent pays out of the own wallet (product 4.5, 6.3 type 14). */
const one = { input: z.strictObject({ OrderNo: agentOrderNo }), output: AgentOrder } as const;

export const getAgentOffer = post('/api/AgentDeposit/Offer', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({
    /** The agent above pays deposits, and the player may deposit. */
    IsOffered: z.boolean(),
    Min: money,
    Max: money,
    /** The order that is open, or else the newest. */
    Order: z.nullable(AgentOrder),
    DateTimeNow: timestamp,
  }),
  about: 'Whether the agent above pays deposits out of the own wallet, and the order that is open.',
});

export const askAgent = post('/api/AgentDeposit/Ask', {
  access: 'player',
  input: z.strictObject({
    /** Made once by the client: the same makes one order, however often it comes. */
    IntentId: intentId,
    Amount: money,
  }),
  output: AgentOrder,
  codes: ASK_CODES,
  about: 'Asks the agent above to pay a deposit.',
});

export const declareAgentPaid = post('/api/AgentDeposit/Paid', {
  access: 'player',
  ...one,
  codes: AGENT_ORDER_CODES,
  about: 'The member says that the agent was paid.',
});

export const cancelAgentOrder = post('/api/AgentDeposit/Cancel', {
  access: 'player',
  ...one,
  codes: AGENT_ORDER_CODES,
  about: 'The member gives an order up that the agent was not paid for.',
});

export const getAgentRequests = post('/api/AgentDeposit/Requests', {
  access: 'agent',
  passive: true,
  input: z.strictObject({
    IsOpen: z.boolean(),
    /** Orders before this one: the cursor of the page that came before. */
    Before: z.optional(agentOrderNo),
    Count: z.int().check(z.minimum(1), z.maximum(AGENT_DEPOSIT_BOUNDS.atOnce)),
  }),
  output: z.object({
    Rows: z.array(AgentOrder),
    /** Where the next page begins; null at the end. */
    Next: z.nullable(z.string()),
    /** The agent may accept orders. */
    IsEnabled: z.boolean(),
    /** A code of the authenticator is asked for. */
    IsCodeAsked: z.boolean(),
    DateTimeNow: timestamp,
  }),
  about: 'Orders of direct members that the agent is asked to pay, the newest first.',
});

export const acceptAgentOrder = post('/api/AgentDeposit/Accept', {
  access: 'agent',
  input: z.strictObject({
    OrderNo: agentOrderNo,
    FundPassword: text.check(z.minLength(1), z.maxLength(128)),
    /** A code of the authenticator, or a recovery code. */
    Code: z.optional(typedCode),
  }),
  output: AgentOrder,
  codes: ACCEPT_CODES,
  about: 'Accepts an order and sets its amount aside.',
});

export const refuseAgentOrder = post('/api/AgentDeposit/Refuse', {
  access: 'agent',
  input: z.strictObject({ OrderNo: agentOrderNo, Reason: text.check(z.maxLength(400)) }),
  output: AgentOrder,
  codes: REFUSE_CODES,
  about: 'Refuses an order that the member has not paid for, and frees what was set aside.',
});

export const confirmAgentOrder = post('/api/AgentDeposit/Confirm', {
  access: 'agent',
  ...one,
  codes: CONFIRM_CODES,
  about: 'The agent was paid: what was set aside is credited to the member.',
});
