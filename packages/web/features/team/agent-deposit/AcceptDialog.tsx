import { formatMoney, showToast, useWords } from '@fairlot/ui';
import { Field, PasswordInput, TextInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import { agentDepositHttp, type AgentOrder } from '@fairlot/wire/team/agent-deposit';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import styles from './agent-deposit.module.css';
import { AGENT_DEPOSIT } from './text.ts';
import { rereadOrders } from './use-orders.ts';

type Values = { readonly password: string; readonly code: string };
type Props = {
  readonly order: AgentOrder;
  readonly isCodeAsked: boolean;
  readonly close: () => void;
};

const FIELDS = {
  WRONG_PASSWORD: 'password',
  TOO_MANY_TRIES: 'password',
  NO_FUND_PASSWORD: 'password',
  CODE_NEEDED: 'code',
  GOOGLE_FAILED: 'code',
} as const;

function useAccept({ order, isCodeAsked, close }: Props) {
  return useContractForm<typeof agentDepositHttp.acceptAgentOrder, Values>(
    agentDepositHttp.acceptAgentOrder,
    {
      initial: { password: '', code: '' },
      names: { FundPassword: 'password', Code: 'code' },
      check: ({ password, code }) => ({
        ...(password === '' && { password: AGENT_DEPOSIT.needPassword }),
        ...(isCodeAsked && code.trim() === '' && { code: AGENT_DEPOSIT.needCode }),
      }),
      input: ({ password, code }) => ({
        OrderNo: order.OrderNo,
        FundPassword: password,
        ...(code.trim() !== '' && { Code: code.trim() }),
      }),
      fields: FIELDS,
      unreachable: AGENT_DEPOSIT.unreachable,
      refused: rereadOrders,
      done: () => {
        showToast({ kind: 'done', text: AGENT_DEPOSIT.accepted });
        rereadOrders();
        close();
      },
    },
  );
}

/** Accepting an order: whose it is, how much, and the proof of the agent. */
export function AcceptDialog(props: Props) {
  const { order, isCodeAsked, close } = props;
  const words = useWords(AGENT_DEPOSIT);
  const form = useAccept(props);
  const { values, change, fault } = form;
  return (
    <Dialog isOpen onClose={close} title={words.acceptTitle}>
      <dl className={styles['sum']}>
        <div>
          <dt>{words.member}</dt>
          <dd>
            {order.UserName} · {order.NickName}
          </dd>
        </div>
        <div>
          <dt>{words.amount}</dt>
          <dd>{formatMoney(order.Amount)}</dd>
        </div>
      </dl>
      <p className={styles['note']}>{words.acceptText}</p>
      <Form form={form} send={words.accept}>
        <Field label={words.fundPassword} error={fault('password')}>
          {(control) => (
            <PasswordInput
              {...control}
              size="large"
              autoComplete="off"
              value={values.password}
              onText={(typed) => change('password', typed)}
            />
          )}
        </Field>
        {isCodeAsked && (
          <Field label={words.code} error={fault('code')}>
            {(control) => (
              <TextInput
                {...control}
                size="large"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={32}
                value={values.code}
                onText={(typed) => change('code', typed)}
              />
            )}
          </Field>
        )}
      </Form>
    </Dialog>
  );
}
