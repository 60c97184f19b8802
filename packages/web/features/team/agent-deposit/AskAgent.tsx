import { confirm, formatMoment, formatMoney, Money, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import inline from '@fairlot/ui/inline.module.css';
import { agentDepositHttp, type AgentOrder } from '@fairlot/wire/team/agent-deposit';
import { useSend } from '@fairlot/shell';
import styles from './agent-deposit.module.css';
import { AGENT_DEPOSIT, AGENT_ORDER_TEXT } from './text.ts';
import { tell, useAsk, useOffer } from './use-orders.ts';

/** Asking the agent above for a deposit, where that agent pays them; the order that is open or ended last. */
export default function AskAgent() {
  const words = useWords(AGENT_DEPOSIT);
  const offer = useOffer();
  if (!offer || (!offer.IsOffered && !offer.Order)) return null;
  const isOpen = offer.Order?.EndedTimeStamp === null;
  return (
    <section className={styles['ask']} aria-label={words.title} data-agent-deposit>
      <h3 className={styles['head']}>{words.title}</h3>
      {offer.Order && <Order order={offer.Order} />}
      {!isOpen && offer.IsOffered && (
        <Ask between={words.range(formatMoney(offer.Min), formatMoney(offer.Max))} />
      )}
    </section>
  );
}

function Ask({ between }: { readonly between: string }) {
  const words = useWords(AGENT_DEPOSIT);
  const form = useAsk();
  return (
    <>
      <p className={styles['note']}>{words.about}</p>
      <Form form={form} send={words.ask}>
        <Field label={words.amount} hint={between} error={form.fault('amount')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              value={form.values.amount}
              onText={(typed) => form.change('amount', typed)}
            />
          )}
        </Field>
      </Form>
    </>
  );
}

function Order({ order }: { readonly order: AgentOrder }) {
  const words = useWords(AGENT_DEPOSIT);
  const say = useSay();
  const isOpen = order.EndedTimeStamp === null;
  const rows: readonly (readonly [string, React.ReactNode])[] = [
    [words.amount, <Money key="a" amount={order.Amount} />],
    [words.agent, order.UserName],
    [words.state, say(AGENT_ORDER_TEXT[order.State])],
    ...(order.Reason === '' ? [] : [[words.reason, order.Reason] as const]),
    ...(isOpen ? [[words.until, formatMoment(order.ExpiresTimeStamp)] as const] : []),
    [
      words.order,
      <span key="n" className={inline['mono']}>
        {order.OrderNo}
      </span>,
    ],
  ];
  return (
    <div data-order={order.State}>
      <dl className={styles['sum']}>
        {rows.map(([term, shown]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
      {order.State === 'ACCEPTED' && <p className={styles['note']}>{words.payFirst}</p>}
      {order.State === 'DECLARED' && <p className={styles['note']}>{words.waitConfirm}</p>}
      <Acts order={order} />
    </div>
  );
}

function Acts({ order: { OrderNo, State } }: { readonly order: AgentOrder }) {
  const words = useWords(AGENT_DEPOSIT);
  const paying = useSend(agentDepositHttp.declareAgentPaid);
  const leaving = useSend(agentDepositHttp.cancelAgentOrder);
  const isBusy = paying.isSending || leaving.isSending;
  if (State !== 'ASKED' && State !== 'ACCEPTED') return null;
  const leave = async () => {
    const question = { title: words.cancelSure, text: words.cancelText };
    if (await confirm(question)) await tell(leaving.send({ OrderNo }));
  };
  return (
    <div className={styles['acts']}>
      {State === 'ACCEPTED' && (
        <Button
          look="primary"
          disabled={isBusy}
          onClick={() => void tell(paying.send({ OrderNo }))}
        >
          {words.paid}
        </Button>
      )}
      <Button disabled={isBusy} onClick={() => void leave()}>
        {words.cancel}
      </Button>
    </div>
  );
}
