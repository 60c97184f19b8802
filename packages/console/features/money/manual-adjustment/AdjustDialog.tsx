import { ADJUSTMENT_BOUNDS } from '@fairlot/rules/check/adjustment-rows';
import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { FileChoice } from '@fairlot/ui/file-choice';
import { Field, TextArea, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import { manualAdjustmentConsole } from '@fairlot/wire/money/manual-adjustment';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import {
  ActForm,
  codeOf,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { type AdjustmentType, TYPES } from './filter.ts';
import { areSendable, readTimes, readTyped } from './lines.ts';
import { Preview } from './Preview.tsx';
import styles from './adjust.module.css';
import { FAULTS, text } from './text.ts';

type Values = ActValues & {
  readonly type: AdjustmentType;
  readonly lines: string;
  readonly times: string;
  readonly memoZh: string;
  readonly memoEn: string;
};

const BLANK: Values = { ...NOTHING, type: 'add', lines: '', times: '1', memoZh: '', memoEn: '' };

const timesOf = ({ type, times }: Values) => (type === 'deduct' ? 0 : readTimes(times));

const FIELDS = {
  NO_SUCH_PLAYER: 'lines',
  TWICE: 'lines',
  AMOUNT: 'lines',
  SHORT: 'lines',
  NO_TIMES: 'times',
} as const;

function useAdjust(onClose: () => void) {
  return useActForm<typeof manualAdjustmentConsole.proposeAdjustment, Values>(
    manualAdjustmentConsole.proposeAdjustment,
    {
      initial: BLANK,
      check: (values) => ({
        ...(!areSendable(readTyped(values.lines)) && { lines: FAULTS.lines }),
        ...(timesOf(values) === undefined && { times: FAULTS.times }),
      }),
      input: (values) => ({
        Type: values.type,
        Lines: readTyped(values.lines).wired,
        Times: timesOf(values) ?? 0,
        MemoZh: values.memoZh.trim(),
        MemoEn: values.memoEn.trim(),
        Reason: values.reason.trim(),
        Code: codeOf(values.code),
      }),
      fields: FIELDS,
      done: () => {
        showToast({ kind: 'done', text: text.putDone });
        void refetch(operatorHttp.getProposals);
        onClose();
      },
    },
  );
}

type Form = ReturnType<typeof useAdjust>;

/** Accounts and amounts: pasted, or out of a file that is read here and goes nowhere by itself. */
function Lines({ form }: { readonly form: Form }) {
  const words = useWords(text);
  const choose = async (file: File) => {
    form.change('lines', (await file.text()).slice(0, 64_000));
  };
  return (
    <>
      <Field label={words.lines} hint={words.linesHint} error={form.fault('lines')}>
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            className={styles['lines']}
            spellCheck={false}
            autoComplete="off"
            maxLength={64_000}
            value={form.values.lines}
            onText={(typed) => form.change('lines', typed)}
          />
        )}
      </Field>
      <FileChoice
        label={words.file}
        kinds=".csv,text/csv,text/plain"
        onFile={(file) => void choose(file)}
      />
    </>
  );
}

/** Money to give or to take, line by line, put to another operator who posts it. */
export function AdjustDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(text);
  const form = useAdjust(onClose);
  const { values, change, fault } = form;
  const line = (field: 'times' | 'memoZh' | 'memoEn', hint: string) => (
    <Field label={words[field]} hint={hint} error={fault(field)}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          inputMode={field === 'times' ? 'decimal' : 'text'}
          maxLength={field === 'times' ? 6 : ADJUSTMENT_BOUNDS.memo}
          value={values[field]}
          onText={(typed) => change(field, typed)}
        />
      )}
    </Field>
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.make}>
      <ActForm form={form} send={words.put} onCancel={onClose}>
        <Select
          aria-label={words.type}
          value={values.type}
          choices={TYPES.map((value) => ({ value, label: words[value] }))}
          onChoose={(value) => change('type', TYPES.find((each) => each === value) ?? 'add')}
        />
        {values.type === 'grant' && <p className={styles['note']}>{words.grantHint}</p>}
        <Lines form={form} />
        <Preview type={values.type} typed={values.lines} />
        {values.type !== 'deduct' && line('times', words.timesHint)}
        {line('memoZh', words.memoHint)}
        {line('memoEn', words.memoHint)}
      </ActForm>
    </Dialog>
  );
}
