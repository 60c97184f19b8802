import { showToast, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import {
  AGENT_DEPOSIT_BOUNDS,
  agentDepositHttp,
  type AgentOrder,
} from '@fairlot/wire/team/agent-deposit';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { AGENT_DEPOSIT } from './text.ts';
import { rereadOrders } from './use-orders.ts';

type Props = { readonly order: AgentOrder; readonly close: () => void };
type Values = { readonly reason: string };

const isReason = (typed: string): boolean => {
  const length = [...typed.trim()].length;
  return length > 0 && length <= AGENT_DEPOSIT_BOUNDS.reason;
};

/** Refusing an order, with a reason that the member reads. */
export function RefuseDialog({ order, close }: Props) {
  const words = useWords(AGENT_DEPOSIT);
  const form = useContractForm<typeof agentDepositHttp.refuseAgentOrder, Values>(
    agentDepositHttp.refuseAgentOrder,
    {
      initial: { reason: '' },
      names: { Reason: 'reason' },
      check: ({ reason }) => ({ ...(!isReason(reason) && { reason: AGENT_DEPOSIT.badReason }) }),
      input: ({ reason }) => ({ OrderNo: order.OrderNo, Reason: reason.trim() }),
      fields: { BAD_REASON: 'reason' },
      unreachable: AGENT_DEPOSIT.unreachable,
      refused: rereadOrders,
      done: () => {
        showToast({ kind: 'done', text: AGENT_DEPOSIT.refused });
        rereadOrders();
        close();
      },
    },
  );
  return (
    <Dialog isOpen onClose={close} title={`${words.refuseTitle} · ${order.UserName}`}>
      <Form form={form} send={words.refuse}>
        <Field label={words.reason} hint={words.reasonHint} error={form.fault('reason')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="off"
              maxLength={4 * AGENT_DEPOSIT_BOUNDS.reason}
              value={form.values.reason}
              onText={(typed) => form.change('reason', typed)}
            />
          )}
        </Field>
      </Form>
    </Dialog>
  );
}
