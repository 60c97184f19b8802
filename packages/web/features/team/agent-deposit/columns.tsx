import { confirm, formatMoment, formatMoney, Money, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import inline from '@fairlot/ui/inline.module.css';
import type { CardLine, Column } from '@fairlot/ui/list';
import { useSend } from '@fairlot/shell';
import { agentDepositHttp, type AgentOrder } from '@fairlot/wire/team/agent-deposit';
import styles from './agent-deposit.module.css';
import { AGENT_DEPOSIT, AGENT_ORDER_TEXT } from './text.ts';
import { tell } from './use-orders.ts';

export type Ask = {
  readonly accept: ((order: AgentOrder) => void) | undefined;
  readonly refuse: (order: AgentOrder) => void;
};

function State({ row }: { readonly row: AgentOrder }) {
  const say = useSay();
  const tone =
    row.State === 'DECLARED' ? 'accent' : row.EndedTimeStamp === null ? 'time' : undefined;
  return <Badge {...(tone && { tone })}>{say(AGENT_ORDER_TEXT[row.State])}</Badge>;
}

function Acts({ row, ask }: { readonly row: AgentOrder; readonly ask: Ask }) {
  const words = useWords(AGENT_DEPOSIT);
  const confirming = useSend(agentDepositHttp.confirmAgentOrder);
  const { OrderNo, UserName, State: state } = row;
  const received = async () => {
    const question = {
      title: words.confirmSure(UserName, formatMoney(row.Amount)),
      text: words.confirmText,
    };
    if (!(await confirm(question))) return;
    await tell(confirming.send({ OrderNo }), AGENT_DEPOSIT.confirmed);
  };
  const button = (label: string, press: () => void, isMain = false) => (
    <Button
      size="small"
      {...(isMain && { look: 'primary' as const })}
      disabled={confirming.isSending}
      aria-label={words.of(label, UserName)}
      onClick={press}
    >
      {label}
    </Button>
  );
  return (
    <span className={styles['acts']}>
      {state === 'ASKED' && ask.accept && button(words.accept, () => ask.accept?.(row), true)}
      {(state === 'ACCEPTED' || state === 'DECLARED') &&
        button(words.confirm, () => void received(), true)}
      {(state === 'ASKED' || state === 'ACCEPTED') && button(words.refuse, () => ask.refuse(row))}
    </span>
  );
}

export function useColumns(ask: Ask): readonly Column<AgentOrder>[] {
  const words = useWords(AGENT_DEPOSIT);
  return [
    { id: 'time', head: words.time, cell: (row) => formatMoment(row.TimeStamp) },
    { id: 'member', head: words.member, cell: (row) => `${row.UserName} · ${row.NickName}` },
    {
      id: 'amount',
      head: words.amount,
      isNumber: true,
      cell: (row) => <Money amount={row.Amount} />,
    },
    { id: 'state', head: words.state, cell: (row) => <State row={row} /> },
    { id: 'reason', head: words.reason, cell: (row) => row.Reason },
    { id: 'order', head: words.order, className: inline['mono'], cell: (row) => row.OrderNo },
    { id: 'acts', head: words.acts, cell: (row) => <Acts row={row} ask={ask} /> },
  ];
}

export function useCard(ask: Ask): (row: AgentOrder) => readonly CardLine[] {
  return (row) => [
    [row.UserName, <Money key="amount" amount={row.Amount} />],
    [formatMoment(row.TimeStamp), <State key="state" row={row} />],
    ...(row.Reason === '' ? [] : ([[row.Reason, '']] satisfies CardLine[])),
    [<Acts key="acts" row={row} ask={ask} />, ''],
  ];
}
