import inline from '@fairlot/ui/inline.module.css';
import { readAmountText } from '@fairlot/rules/core/amount-text';
import { refetch, useCall } from '@fairlot/shell';
import { formatMoment, formatMoney, useWords } from '@fairlot/ui';
import { Field, FindBox, TextInput } from '@fairlot/ui/field';
import type { Column } from '@fairlot/ui/list';
import { Dialog } from '@fairlot/ui/modal';
import type { Output } from '@fairlot/wire/core';
import { debtConsole } from '@fairlot/wire/money/debt';
import {
  ActForm,
  codeOf,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { KeyButton, useMay, usePage } from '../../staff/operator/index.ts';
import { QueuePage } from '../../../queue/QueuePage.tsx';
import { PlayerLink } from './columns.tsx';
import { useDone } from './dialogs.tsx';
import type { DepositFilter } from './filter.ts';
import styles from './deposit.module.css';
import { FAULTS, text } from './text.ts';
import { REVERSAL } from './text-reversal.ts';

type Debt = Output<typeof debtConsole.getDebts>['Rows'][number];
type Props = {
  readonly filter: DepositFilter;
  readonly onFilter: (change: DepositFilter) => void;
};

type As = 'offset' | 'waive';
type Chosen = { readonly as: As; readonly row: Debt };

function useColumns(): (choose: (chosen: Chosen) => void) => readonly Column<Debt>[] {
  const mayOffset = useMay('deposit.debts.offset');
  const mayWaive = useMay('deposit.debts.waive');
  const words = useWords(text);
  const its = useWords(REVERSAL);
  return (choose) => [
    {
      id: 'player',
      head: words.player,
      width: 16,
      cell: (row) => <PlayerLink id={row.PlayerId} name={row.UserName} />,
    },
    {
      id: 'owed',
      head: its.owed,
      isNumber: true,
      width: 14,
      cell: (row) => formatMoney(row.Owed),
    },
    {
      id: 'available',
      head: its.available,
      isNumber: true,
      width: 14,
      cell: (row) => formatMoney(row.Available),
    },
    {
      id: 'since',
      head: its.since,
      width: 15,
      className: inline['num'],
      cell: (row) => formatMoment(row.SinceTimeStamp),
    },
    {
      id: 'acts',
      head: words.acts,
      width: 18,
      cell: (row) => (
        <span className={styles['acts']}>
          {mayOffset && row.Available > 0n && (
            <KeyButton letter="O" onPress={() => choose({ as: 'offset', row })}>
              {its.offset}
            </KeyButton>
          )}
          {mayWaive && (
            <KeyButton letter="W" onPress={() => choose({ as: 'waive', row })}>
              {its.waive}
            </KeyButton>
          )}
        </span>
      ),
    },
  ];
}

const plainOf = (amount: bigint) => `${amount / 1000n}.${String(amount % 1000n).padStart(3, '0')}`;
type Values = ActValues & { readonly amount: string };

const ENDPOINTS = { offset: debtConsole.proposeOffset, waive: debtConsole.proposeWriteOff };

/** Taking what somebody owes out of his wallet, or giving it up: another operator confirms it. */
function DebtDialog(props: Chosen & { readonly onClose: () => void }) {
  const { as, row, onClose } = props;
  const words = useWords(REVERSAL);
  const done = useDone('putDone', onClose);
  const most = as === 'waive' || row.Owed < row.Available ? row.Owed : row.Available;
  const form = useActForm<(typeof ENDPOINTS)[As], Values>(ENDPOINTS[as], {
    initial: { ...NOTHING, amount: plainOf(most) },
    check: ({ amount }) => ((readAmountText(amount) ?? 0n) > 0n ? {} : { amount: FAULTS.amount }),
    input: ({ amount, reason, code }) => ({
      PlayerId: row.PlayerId,
      Amount: readAmountText(amount) ?? most,
      Reason: reason.trim(),
      Code: codeOf(code),
    }),
    fields: { MORE_THAN_OWED: 'amount', DEBT_SHORT: 'amount' },
    done: () => {
      void refetch(debtConsole.getDebts);
      done();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={words[`${as}Title`](row.UserName)}>
      <p className={styles['note']}>{words[`${as}Note`]}</p>
      <ActForm form={form} send={words.put} isDangerous isReasonRead onCancel={onClose}>
        <Field label={words.amount} error={form.fault('amount')}>
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
      </ActForm>
    </Dialog>
  );
}

/** What all of them owe, by the books. */
function Total() {
  const words = useWords(REVERSAL);
  const { data } = useCall(
    debtConsole.getDebts,
    { Count: 1 },
    usePage('deposit.debts', debtConsole.getDebts),
  );
  return data?.ok ? (
    <p className={styles['note']}>{words.total(formatMoney(data.value.Total))}</p>
  ) : null;
}

/** Who owes what, those that owe it longest first. */
export function Debts({ filter, onFilter }: Props) {
  const its = useWords(REVERSAL);
  const search = filter.search?.slice(0, 32);
  const controls = (
    <div className={styles['find']}>
      <FindBox
        label={its.findPlayer}
        maxLength={32}
        value={search}
        onFind={(found) => onFilter({ search: found })}
      />
    </div>
  );
  return (
    <>
      <Total />
      <QueuePage<typeof debtConsole.getDebts, Debt, Chosen, string>
        label={its.debts}
        endpoint={debtConsole.getDebts}
        topic="deposit.debts"
        input={(after, size) => ({ Search: search, After: after, Count: size })}
        keyOf={({ PlayerId }) => String(PlayerId)}
        columns={useColumns()}
        cards={[['player', 'owed'], ['available', 'since'], ['acts']]}
        none={its.noDebts}
        filters={{ controls, chosen: search ?? its.debts }}
        renderDialog={(chosen, close) => <DebtDialog {...chosen} onClose={close} />}
      />
    </>
  );
}
