import { useState } from 'react';
import { Failed, useWords, Waiting } from '@fairlot/ui';
import { DataList } from '@fairlot/ui/list';
import { Select } from '@fairlot/ui/select';
import type { AgentOrder } from '@fairlot/wire/team/agent-deposit';
import { AcceptDialog } from './AcceptDialog.tsx';
import styles from './agent-deposit.module.css';
import { useCard, useColumns, type Ask } from './columns.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { AGENT_DEPOSIT } from './text.ts';
import { rereadOrders, useRequests, useRights } from './use-orders.ts';

const WAITING = ['rows'] as const;
type Chosen = { readonly what: 'accept' | 'refuse'; readonly order: AgentOrder };

/** Deposits that members ask their agent to pay: accept or refuse, and confirm what was received (product 4.5). */
export default function RequestsTab() {
  const words = useWords(AGENT_DEPOSIT);
  const { rights, isError } = useRights();
  const [isOpen, setOpen] = useState(true);
  const [chosen, choose] = useState<Chosen>();
  const ask: Ask = {
    accept: rights?.IsEnabled ? (order) => choose({ what: 'accept', order }) : undefined,
    refuse: (order) => choose({ what: 'refuse', order }),
  };
  const close = () => choose(undefined);
  // Before the list is there, so that the note above it does not push it down.
  if (!rights) {
    return isError ? (
      <Failed title={words.unread} retry={rereadOrders} />
    ) : (
      <Waiting parts={WAITING} />
    );
  }
  return (
    <div className={styles['tab']} data-agent-requests>
      {!rights.IsEnabled && <p className={styles['limited']}>{words.notEnabled}</p>}
      <Requests ask={ask} isOpen={isOpen} setOpen={setOpen} />
      {chosen?.what === 'accept' && (
        <AcceptDialog order={chosen.order} isCodeAsked={rights.IsCodeAsked} close={close} />
      )}
      {chosen?.what === 'refuse' && <RefuseDialog order={chosen.order} close={close} />}
    </div>
  );
}

type Props = {
  readonly ask: Ask;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
};

function Requests({ ask, isOpen, setOpen }: Props) {
  const words = useWords(AGENT_DEPOSIT);
  return (
    <DataList<AgentOrder, string>
      label={words.list}
      source={useRequests(isOpen)}
      keyOf={({ OrderNo }) => OrderNo}
      columns={useColumns(ask)}
      renderCard={useCard(ask)}
      empty={{ title: isOpen ? words.none : words.noneOver }}
      filters={{
        controls: (
          <Select<'open' | 'over'>
            aria-label={words.state}
            value={isOpen ? 'open' : 'over'}
            choices={[
              { value: 'open', label: words.open },
              { value: 'over', label: words.over },
            ]}
            onChoose={(value) => setOpen(value === 'open')}
          />
        ),
        chosen: isOpen ? words.open : words.over,
      }}
    />
  );
}
