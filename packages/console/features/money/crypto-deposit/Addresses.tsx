import { useState } from 'react';
import type { Chain } from '@fairlot/rules/payee/chains';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { formatMoment, Status, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import { FindBox } from '@fairlot/ui/field';
import { cardOf, type Column, DataList } from '@fairlot/ui/list';
import inline from '@fairlot/ui/inline.module.css';
import { Select } from '@fairlot/ui/select';
import type { Output } from '@fairlot/wire/core';
import { cryptoDepositConsole } from '@fairlot/wire/money/crypto-deposit';
import { useMay, usePage } from '../../staff/operator/index.ts';
import { BringDialog, SetDialog } from './dialogs.tsx';
import { text } from './text.ts';
import styles from './chain.module.css';

type Address = Output<typeof cryptoDepositConsole.getChainAddresses>['Rows'][number];

function useColumns(
  nowMs: number,
  onSet: ((row: Address) => void) | undefined,
): readonly Column<Address>[] {
  const words = useWords(text);
  const mono = classes(inline['mono'], styles['long']);
  return [
    { id: 'address', head: words.address, width: 34, className: mono, cell: (row) => row.Address },
    {
      id: 'state',
      head: words.state,
      width: 12,
      cell: ({ IsOn, FreeTimeStamp: at }) => {
        if (!IsOn) return <Status look="off">{words.retired}</Status>;
        const isFree = at === null || at <= nowMs;
        return (
          <Status look={isFree ? 'done' : 'wait'}>{isFree ? words.isFree : words.leased}</Status>
        );
      },
    },
    {
      id: 'order',
      head: words.lessee,
      width: 20,
      className: mono,
      cell: ({ OrderNo }) => OrderNo ?? '–',
    },
    {
      id: 'free',
      head: words.free,
      width: 13,
      className: inline['num'],
      cell: ({ FreeTimeStamp: at }) => (at === null ? '–' : formatMoment(at)),
    },
    {
      id: 'added',
      head: words.added,
      width: 13,
      className: inline['num'],
      cell: ({ AddedTimeStamp }) => formatMoment(AddedTimeStamp),
    },
    {
      id: 'acts',
      head: words.acts,
      isHeadHidden: true,
      width: 8,
      cell: (row) =>
        onSet && (
          <Button
            size="small"
            aria-label={row.IsOn ? words.retireOf(row.Address) : words.restoreOf(row.Address)}
            onClick={() => onSet(row)}
          >
            {row.IsOn ? words.retire : words.restore}
          </Button>
        ),
    },
  ];
}

/** The pool of a chain. */
export function Addresses({ chains }: { readonly chains: readonly Chain[] }) {
  const words = useWords(text);
  const mayBring = useMay('chain.addresses.import');
  const maySet = useMay('chain.addresses.retire');
  const [chosen, setChosen] = useState<Chain>();
  const [search, setSearch] = useState<string>();
  const [isBringing, setBringing] = useState(false);
  const [row, setRow] = useState<Address>();
  const chain = chosen ?? chains[0] ?? 'TRC20';
  const { source } = useCursorList<typeof cryptoDepositConsole.getChainAddresses, Address, string>(
    cryptoDepositConsole.getChainAddresses,
    (after, size) => ({ Chain: chain, Search: search, After: after, Count: size }),
    usePage('chain.addresses', cryptoDepositConsole.getChainAddresses),
  );
  const columns = useColumns(source.readAtMs ?? 0, maySet ? setRow : undefined);
  return (
    <section className={styles['panel']} aria-labelledby="chain-addresses">
      <div className={styles['head']}>
        <h2 id="chain-addresses" className={styles['subtitle']}>
          {words.addresses}
        </h2>
        {mayBring && <Button onClick={() => setBringing(true)}>{words.bring}</Button>}
      </div>
      <DataList<Address>
        label={words.addresses}
        source={source}
        keyOf={({ Address: address }) => address}
        columns={columns}
        renderCard={cardOf(columns, [['address'], ['state', 'order'], ['free', 'acts']])}
        empty={{ title: words.noAddresses }}
        filters={{
          controls: (
            <>
              <Select
                aria-label={words.chain}
                value={chain}
                choices={chains.map((value) => ({ value, label: value }))}
                onChoose={setChosen}
              />
              <div className={styles['find']}>
                <FindBox label={words.find} maxLength={120} value={search} onFind={setSearch} />
              </div>
            </>
          ),
          chosen: search ?? chain,
        }}
      />
      {isBringing && <BringDialog chain={chain} onClose={() => setBringing(false)} />}
      {row && (
        <SetDialog
          chain={chain}
          address={row.Address}
          isOn={row.IsOn}
          onClose={() => setRow(undefined)}
        />
      )}
    </section>
  );
}
