import type { Bilingual } from '@fairlot/rules/core/text';
import { readAmountText } from '@fairlot/rules/core/amount-text';
import { ZERO } from '@fairlot/rules/core/money';
import { showToast } from '@fairlot/ui';
import { walletHttp } from '@fairlot/wire/money/wallet';
import {
  agentDepositHttp,
  agentDepositHub,
  type AgentOrder,
} from '@fairlot/wire/team/agent-deposit';
import { refetch, useCall, useHubEvent } from '@fairlot/shell';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { useState } from 'react';
import { AGENT_DEPOSIT } from './text.ts';

const FRESH = { staleTime: 0 } as const;

/** Reads anew what an order moves: the orders of both sides, and what there is in the wallet. */
export function rereadOrders(): void {
  void refetch(agentDepositHttp.getAgentOffer);
  void refetch(agentDepositHttp.getAgentRequests);
  void refetch(walletHttp.getWalletAmount);
}

/** What the agent above offers, and the order that is open; undefined until it is known. */
export function useOffer() {
  const { data } = useCall(agentDepositHttp.getAgentOffer, undefined, FRESH);
  useHubEvent(agentDepositHub.agentDepositChanged, rereadOrders);
  return data?.ok ? data.value : undefined;
}

/** What is asked of an agent, open or ended. */
export function useRequests(isOpen: boolean) {
  useHubEvent(agentDepositHub.agentDepositChanged, rereadOrders);
  return useCursorList<typeof agentDepositHttp.getAgentRequests, AgentOrder, string>(
    agentDepositHttp.getAgentRequests,
    (Before, Count) => ({ IsOpen: isOpen, Count, ...(Before !== undefined && { Before }) }),
    { sheetSize: 50 },
  ).source;
}

/** Whether the agent may accept, and is asked for a code; undefined until it is known. */
export function useRights() {
  const asked = { IsOpen: true, Count: 1 };
  const { data, isError } = useCall(agentDepositHttp.getAgentRequests, asked, FRESH);
  return { rights: data?.ok ? data.value : undefined, isError };
}

type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly text: Bilingual } };

/** Says what became of an act, and reads everything anew. */
export async function tell(asked: Promise<Answer>, done?: Bilingual): Promise<void> {
  const answer = await asked.catch(() => undefined);
  if (!answer) showToast({ kind: 'failed', text: AGENT_DEPOSIT.unreachable });
  else if (!answer.ok) showToast({ kind: 'failed', text: answer.error.text });
  else if (done) showToast({ kind: 'done', text: done });
  rereadOrders();
}

const FIELDS = {
  INVALID_AMOUNT: 'amount',
  PERSONAL_LIMIT: 'amount',
  AGENT_CLOSED: 'amount',
  DEPOSIT_DISABLED: 'amount',
  READ_ONLY_LAYER: 'amount',
  PENDING_EXISTS: 'amount',
} as const;

/** The form of an order; the same intent asks once, whatever the line does. */
export function useAsk() {
  const [intent, setIntent] = useState(() => crypto.randomUUID());
  return useContractForm<typeof agentDepositHttp.askAgent, { readonly amount: string }>(
    agentDepositHttp.askAgent,
    {
      initial: { amount: '' },
      names: { Amount: 'amount' },
      check: ({ amount }) => ({
        ...((readAmountText(amount) ?? ZERO) <= ZERO && { amount: AGENT_DEPOSIT.badAmount }),
      }),
      input: ({ amount }) => ({ IntentId: intent, Amount: readAmountText(amount) ?? ZERO }),
      fields: FIELDS,
      unreachable: AGENT_DEPOSIT.unreachable,
      refused: rereadOrders,
      done: () => {
        showToast({ kind: 'done', text: AGENT_DEPOSIT.asked });
        setIntent(crypto.randomUUID());
        rereadOrders();
      },
    },
  );
}
