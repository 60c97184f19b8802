import * as z from 'zod/mini';
import { money, timestamp } from '../../core/index.ts';

export const AGENT_ORDER_STATES = [
  'ASKED',
  'ACCEPTED',
  'DECLARED',
  'CREDITED',
  'REFUSED',
  'CANCELLED',
  'EXPIRED',
] as const;
export const AgentOrderState = z.enum(AGENT_ORDER_STATES);
export type AgentOrderState = z.output<typeof AgentOrderState>;

/** Least and most of one order, in thousandths; hours until it is out of time; orders of a page. */
export const AGENT_DEPOSIT_BOUNDS = {
  least: 1_000n,
  most: 50_000_000n,
  hours: 24,
  atOnce: 50,
  reason: 100,
} as const;

export const agentOrderNo = z.string().check(z.regex(/^A\d{1,19}x[0-9a-f]{12}$/));

export const AgentOrder = z.object({
  OrderNo: z.string(),
  /** The other side: the agent of the member, the member of the agent. */
  UserName: z.string(),
  NickName: z.string(),
  Amount: money,
  State: AgentOrderState,
  /** Why it was refused; empty otherwise. */
  Reason: z.string(),
  TimeStamp: timestamp,
  ExpiresTimeStamp: timestamp,
  EndedTimeStamp: z.nullable(timestamp),
});
export type AgentOrder = z.output<typeof AgentOrder>;
