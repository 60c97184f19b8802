import inline from '@fairlot/ui/inline.module.css';
import { refetch } from '@fairlot/shell';
import { formatMoment, formatMoney, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Field } from '@fairlot/ui/field';
import type { Column } from '@fairlot/ui/list';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import type { Output } from '@fairlot/wire/core';
import { depositConsole } from '@fairlot/wire/money/deposit';
import {
  ActForm,
  codeOf,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { KeyButton, useMay } from '../../staff/operator/index.ts';
import { QueuePage } from '../../../queue/QueuePage.tsx';
import { PlayerLink } from './columns.tsx';
import { useDone } from './dialogs.tsx';
import styles from './deposit.module.css';
import { text } from './text.ts';
import { CHARGEBACK_STATES, REVERSAL, WHYS } from './text-reversal.ts';
import { useOpenFilter } from './use-open-filter.tsx';

type Chargeback = Output<typeof depositConsole.getChargebacks>['Rows'][number];

/** Since when it is known, and what became of it. */
function useStateColumns(): readonly Column<Chargeback>[] {
  const words = useWords(text);
  const its = useWords(REVERSAL);
  const say = useSay();
  return [
    {
      id: 'found',
      head: words.found,
      width: 13,
      className: inline['num'],
      cell: (row) => formatMoment(row.FoundTimeStamp),
    },
    {
      id: 'state',
      head: words.state,
      width: 12,
      cell: (row) => say(CHARGEBACK_STATES[row.State]),
    },
    {
      id: 'why',
      head: its.why,
      width: 12,
      cell: ({ Why }) => (Why === null ? '–' : <Badge tone="time">{say(WHYS[Why])}</Badge>),
    },
  ];
}

function useColumns(): (decide: (row: Chargeback) => void) => readonly Column<Chargeback>[] {
  const words = useWords(text);
  const its = useWords(REVERSAL);
  const mayDecide = useMay('deposit.chargebacks.resolve');
  const stateColumns = useStateColumns();
  return (decide) => [
    { id: 'name', head: its.name, width: 18, className: inline['mono'], cell: (row) => row.Ref },
    {
      id: 'sum',
      head: words.sum,
      isNumber: true,
      width: 10,
      cell: (row) => formatMoney(row.Amount),
    },
    {
      id: 'order',
      head: words.order,
      width: 18,
      className: inline['mono'],
      cell: (row) => row.OrderNo,
    },
    {
      id: 'player',
      head: words.player,
      width: 12,
      cell: (row) =>
        row.PlayerId === null ? (
          words.none
        ) : (
          <PlayerLink id={row.PlayerId} name={row.UserName ?? ''} />
        ),
    },
    {
      id: 'outcome',
      head: its.outcome,
      isNumber: true,
      width: 14,
      cell: ({ Taken, Owed }) =>
        Taken === null || Owed === null ? '–' : `${formatMoney(Taken)} / ${formatMoney(Owed)}`,
    },
    ...stateColumns,
    { id: 'note', head: words.note, width: 12, cell: (row) => row.Reason || '–' },
    {
      id: 'acts',
      head: words.acts,
      width: 10,
      cell: (row) =>
        mayDecide && row.State === 'open' ? (
          <KeyButton letter="D" onPress={() => decide(row)}>
            {its.decide}
          </KeyButton>
        ) : null,
    },
  ];
}

type Values = ActValues & { readonly as: 'bear' | 'ignore' | null };

function DecideChargeback(props: { readonly row: Chargeback; readonly onClose: () => void }) {
  const { row, onClose } = props;
  const words = useWords(REVERSAL);
  const done = useDone('putDone', onClose);
  const form = useActForm<typeof depositConsole.proposeChargeback, Values>(
    depositConsole.proposeChargeback,
    {
      initial: { ...NOTHING, as: null },
      check: ({ as }) => (as === null ? { as: REVERSAL.chooseFault } : {}),
      // None is chosen beforehand: one moves money of the house, the other does not.
      input: ({ as, reason, code }) => ({
        Id: row.Id,
        As: as ?? 'ignore',
        Reason: reason.trim(),
        Code: codeOf(code),
      }),
      done: () => {
        void refetch(depositConsole.getChargebacks);
        done();
      },
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.decideTitle(row.Id)}>
      <p className={styles['note']}>{words.decideNote}</p>
      <ActForm form={form} send={words.put} isDangerous onCancel={onClose}>
        <Field label={words.as} error={form.fault('as')}>
          {(control) => (
            <Select
              {...control}
              value={form.values.as}
              placeholder={words.choose}
              choices={(['bear', 'ignore'] as const).map((value) => ({
                value,
                label: words[value],
              }))}
              onChoose={(value) => form.change('as', value === 'ignore' ? value : 'bear')}
            />
          )}
        </Field>
      </ActForm>
    </Dialog>
  );
}

/** What providers charged back: what was taken at once, and what waits for two operators. */
export function Chargebacks() {
  const its = useWords(REVERSAL);
  const { isOpen, filters } = useOpenFilter();
  return (
    <QueuePage<typeof depositConsole.getChargebacks, Chargeback>
      label={its.chargebacks}
      endpoint={depositConsole.getChargebacks}
      topic="deposit.chargebacks"
      input={(before, size) => ({ IsOpen: isOpen, Before: before, Count: size })}
      keyOf={({ Id }) => String(Id)}
      columns={useColumns()}
      cards={[
        ['name'],
        ['sum', 'player'],
        ['order'],
        ['outcome', 'state'],
        ['found', 'why'],
        ['note', 'acts'],
      ]}
      none={its.noChargebacks}
      filters={filters}
      renderDialog={(row, close) => <DecideChargeback row={row} onClose={close} />}
    />
  );
}
