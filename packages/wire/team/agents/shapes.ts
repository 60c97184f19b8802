import * as z from 'zod/mini';
import type { PlayerFlag } from '@fairlot/rules/check/access';
import { money } from '../../core/index.ts';

/** Accounts of one page of the line. */
export const AGENTS_AT_ONCE = 50;

/** What operators grant to an agent, or ask of one, on the page of agents (product 6.8). */
export const AGENT_RIGHTS = [
  'ALLOW_TRANSFER',
  'ALLOW_SUPER_TRANSFER',
  'ALLOW_DEPOSIT_FROM_WALLET',
  'GA_TRANSFER',
  'REGISTER_LINK_LIMIT',
] as const satisfies readonly PlayerFlag[];
export type AgentRight = (typeof AGENT_RIGHTS)[number];
export const agentRight = z.enum(AGENT_RIGHTS);

export const AgentRow = z.object({
  PlayerId: z.int(),
  UserName: z.string(),
  NickName: z.string(),
  IsAgent: z.boolean(),
  PrizeGroup: z.int(),
  /** Null: at the top. */
  ParentName: z.nullable(z.string()),
  /** As they were counted: who stands right below, all below, and the agents among those. */
  Directs: z.int(),
  Members: z.int(),
  Agents: z.int(),
  /** Own money and that of all below. */
  Balance: money,
  LineBalance: money,
  Rights: z.array(agentRight),
});
export type AgentRow = z.output<typeof AgentRow>;
