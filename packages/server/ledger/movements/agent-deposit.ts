import type { Money } from '@fairlot/rules/core/money';
import { cash, heldFor, transit, type Currency } from '../accounts.ts';
import { HOLD } from './hold.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

export type AgentDeposit = {
  /** Of both journals. */
  readonly id: string;
  readonly agentId: bigint;
  /** The agent's hold that the money is taken from. */
  readonly holdId: bigint;
  readonly playerId: bigint;
  /** Of the order: credited once, whoever repeats it. */
  readonly orderNo: string;
  readonly amount: Money;
  readonly currency: Currency;
};

/** Pays a member's order out of what the agent has set aside for it: a journal in the books of each, linked by their id. */
export function depositByAgent(of: AgentDeposit): readonly [Movement, Movement] {
  const { id, agentId, holdId, playerId, orderNo, amount, currency } = of;
  const both = { id, currency, key: `agent-deposit:${orderNo}` };
  return [
    {
      ...both,
      kind: HOLD.agentDeposit.capture,
      playerId: agentId,
      postings: [{ from: heldFor(holdId), to: transit, amount }],
      subject: { holdId: String(holdId), otherPlayerId: String(playerId) },
    },
    {
      ...both,
      kind: KIND.depositByAgent,
      playerId,
      postings: [{ from: transit, to: cash, amount }],
      subject: { otherPlayerId: String(agentId) },
    },
  ];
}
