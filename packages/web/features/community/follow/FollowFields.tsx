import { FollowMode } from '@fairlot/rules/follow/scale';
import { Segments, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import type { FieldName, FollowForm, Mode, Read } from './follow-form.ts';
import { FAULTS, FOLLOW } from './text.ts';
import styles from './follow.module.css';

/** What a mode begins with. */
const FIRST_VALUE: Readonly<Record<Mode, string>> = { 1: '10', 2: '1', 3: '10' };

/** How much a plan bets, what caps it, what ends it, and for how long. */
export function FollowFields(props: {
  readonly form: FollowForm;
  readonly faults: Read['faults'];
  readonly onForm: (more: Partial<FollowForm>) => void;
}) {
  const { form, faults, onForm } = props;
  const words = useWords(FOLLOW);
  const names = useWords(FAULTS);
  const field = (name: FieldName, label: string, hint?: string) => {
    const fault = faults[name];
    return (
      <Field label={label} error={fault && names[fault]} hint={hint}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            maxLength={12}
            value={form[name]}
            onText={(text) => onForm({ [name]: text })}
          />
        )}
      </Field>
    );
  };
  const unit = { 1: words.sum, 2: words.times, 3: words.percent }[form.mode];
  return (
    <>
      <Segments<Mode>
        label={words.mode}
        value={form.mode}
        options={[
          [FollowMode.FIXED, words.fixed],
          [FollowMode.MULTIPLE, words.multiple],
          [FollowMode.RATIO, words.ratio],
        ]}
        onChoose={(mode) => onForm({ mode, value: FIRST_VALUE[mode] })}
      />
      <div className={styles['fields']}>
        {field('value', unit)}
        {field('days', words.days)}
        {field('betCap', words.betCap)}
        {field('dayCap', words.dayCap)}
        {field('loss', words.loss)}
        {field('earn', words.earn, words.optional)}
        {field('win', words.win, words.optional)}
      </div>
    </>
  );
}
