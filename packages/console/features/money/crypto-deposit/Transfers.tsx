import { useState } from 'react';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { formatMoment, Status, type StatusLook, useSay, useWords } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import { FindBox } from '@fairlot/ui/field';
import { cardOf, type Column, DataList } from '@fairlot/ui/list';
import inline from '@fairlot/ui/inline.module.css';
import type { Output } from '@fairlot/wire/core';
import { cryptoDepositConsole } from '@fairlot/wire/money/crypto-deposit';
import { usePage } from '../../staff/operator/index.ts';
import { text, TRANSFER_STATES } from './text.ts';
import styles from './chain.module.css';

type Transfer = Output<typeof cryptoDepositConsole.getChainTransfers>['Rows'][number];

const LOOKS: Readonly<Record<Transfer['State'], StatusLook>> = {
  seen: 'wait',
  taken: 'done',
  undone: 'off',
  dust: 'off',
  gone: 'err',
};

function useColumns(): readonly Column<Transfer>[] {
  const words = useWords(text);
  const say = useSay();
  const mono = classes(inline['mono'], styles['long']);
  return [
    {
      id: 'found',
      head: words.found,
      width: 11,
      className: inline['num'],
      cell: ({ FoundTimeStamp }) => formatMoment(FoundTimeStamp),
    },
    { id: 'chain', head: words.chain, width: 7, cell: ({ Chain }) => Chain },
    {
      id: 'amount',
      head: words.amount,
      width: 11,
      isNumber: true,
      cell: ({ Amount }) => `${Amount} USDT`,
    },
    {
      id: 'state',
      head: words.state,
      width: 10,
      cell: ({ State }) => <Status look={LOOKS[State]}>{say(TRANSFER_STATES[State])}</Status>,
    },
    {
      id: 'confirmed',
      head: words.confirmed,
      width: 7,
      className: inline['num'],
      cell: ({ Confirmed, Confirmations }) => `${Confirmed} / ${Confirmations}`,
    },
    {
      id: 'order',
      head: words.lessee,
      width: 15,
      className: mono,
      cell: ({ OrderNo }) => OrderNo ?? '–',
    },
    { id: 'address', head: words.address, width: 18, className: mono, cell: (row) => row.Address },
    { id: 'tx', head: words.tx, width: 21, className: mono, cell: ({ Tx }) => Tx },
  ];
}

/** What was paid to addresses of the pools. */
export function Transfers() {
  const words = useWords(text);
  const [search, setSearch] = useState<string>();
  const columns = useColumns();
  const { source } = useCursorList<typeof cryptoDepositConsole.getChainTransfers, Transfer, string>(
    cryptoDepositConsole.getChainTransfers,
    (before, size) => ({ Search: search, Before: before, Count: size }),
    usePage('chain.nodes', cryptoDepositConsole.getChainTransfers),
  );
  return (
    <section className={styles['panel']} aria-labelledby="chain-transfers">
      <div className={styles['head']}>
        <h2 id="chain-transfers" className={styles['subtitle']}>
          {words.transfers}
        </h2>
      </div>
      <DataList<Transfer>
        label={words.transfers}
        source={source}
        keyOf={({ Chain, Tx, LogIndex }) => `${Chain}:${Tx}:${LogIndex}`}
        columns={columns}
        renderCard={cardOf(columns, [
          ['amount', 'state'],
          ['chain', 'confirmed'],
          ['order', 'found'],
          ['address'],
          ['tx'],
        ])}
        empty={{ title: words.noTransfers }}
        filters={{
          controls: (
            <div className={styles['find']}>
              <FindBox label={words.find} maxLength={120} value={search} onFind={setSearch} />
            </div>
          ),
          chosen: search ?? words.transfers,
        }}
      />
    </section>
  );
}
