import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { formatMoment, Status, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { cardOf, DataList, type Column } from '@fairlot/ui/list';
import { payoutAccountConsole } from '@fairlot/wire/money/payout-account';
import { useMay, useMe, usePage } from '../../staff/operator/index.ts';
import type { Bank } from './bank.ts';
import { BankDialog } from './BankDialog.tsx';
import { Blocks } from './Blocks.tsx';
import { PurseDialog } from './PurseDialog.tsx';
import { KINDS, text } from './text.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './payee.module.css';

function OnOff({ isOn }: { readonly isOn: boolean }) {
  const words = useWords(text);
  return <Status look={isOn ? 'done' : 'off'}>{isOn ? words.on : words.off}</Status>;
}

function Maintenance({ bank }: { readonly bank: Bank }) {
  const words = useWords(text);
  const say = useSay();
  if (bank.MaintenanceUntil === null) return '–';
  return (
    <>
      <Status look="warn">{words.until(formatMoment(bank.MaintenanceUntil))}</Status>{' '}
      <span className={inline['sec']}>{say(bank.MaintenanceText)}</span>
    </>
  );
}

function useColumns(onEdit: (bank: Bank) => void): readonly Column<Bank>[] {
  const words = useWords(text);
  const say = useSay();
  const mayChange = useMay('payee.banks.change');
  return [
    { id: 'name', head: words.name, cell: ({ Name }) => <b>{say(Name)}</b> },
    { id: 'code', head: words.code, className: inline['mono'], cell: ({ Code }) => Code },
    { id: 'kind', head: words.kind, cell: ({ Kind }) => say(KINDS[Kind]) },
    {
      id: 'deposit',
      head: words.deposit,
      cell: ({ IsDepositOn }) => <OnOff isOn={IsDepositOn} />,
    },
    {
      id: 'withdraw',
      head: words.withdraw,
      cell: ({ IsWithdrawOn }) => <OnOff isOn={IsWithdrawOn} />,
    },
    { id: 'maintenance', head: words.maintenance, cell: (bank) => <Maintenance bank={bank} /> },
    {
      id: 'actions',
      head: words.actions,
      isHeadHidden: true,
      cell: (bank) =>
        mayChange && (
          <Button
            size="small"
            aria-label={words.editOf(say(bank.Name))}
            onClick={() => onEdit(bank)}
          >
            {words.edit}
          </Button>
        ),
    },
  ];
}

/** Banks, e-wallets and chains, and the black list (product 3.11). */
export default function BanksPage() {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('payee.banks.read');
  const mayChange = useMay('payee.banks.change');
  const mayBlocks = useMay('payee.blocks.read');
  const [bank, setBank] = useState<Bank>();
  const [isAdding, setAdding] = useState(false);
  const columns = useColumns(setBank);
  const { data, isError, refetch } = useCall(
    payoutAccountConsole.getBanks,
    undefined,
    usePage('payee.banks', payoutAccountConsole.getBanks),
  );
  const value = data?.ok ? data.value : undefined;
  return (
    <div className={styles['both']}>
      <section className={styles['panel']} aria-labelledby="banks-title">
        <div className={styles['head']}>
          <h1 id="banks-title" className={styles['title']}>
            {words.title}
          </h1>
          {mayChange && <Button onClick={() => setAdding(true)}>{words.add}</Button>}
        </div>
        <p className={styles['note']}>{mayRead || !me ? words.about : words.notAllowed}</p>
        {mayRead && (
          <DataList<Bank>
            label={words.title}
            source={{
              rows: value?.Rows,
              problem: isError && !value ? { text: undefined } : undefined,
              retry: () => void refetch(),
              readAtMs: value?.DateTimeNow,
            }}
            keyOf={({ Code }) => Code}
            columns={columns}
            renderCard={cardOf(columns, [
              ['name', 'code'],
              ['deposit', 'withdraw'],
              ['maintenance', 'actions'],
            ])}
            empty={{ title: words.none }}
          />
        )}
      </section>
      {mayBlocks && <Blocks banks={value?.Rows ?? []} />}
      {bank && <BankDialog bank={bank} onClose={() => setBank(undefined)} />}
      {isAdding && <PurseDialog onClose={() => setAdding(false)} />}
    </div>
  );
}
