import {
  ANNOUNCEMENT_TYPE_NAMES,
  ANNOUNCEMENT_TYPES,
} from '@fairlot/rules/check/announcement-types';
import { useSay, useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, TextArea, TextInput } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import {
  announcementConsole,
  NOTICE_BOUNDS,
  type DraftRow,
} from '@fairlot/wire/content/announcement';
import { ActForm, useActForm } from '../../staff/operator/act-form/index.ts';
import { BLANK, contentOf, faultsOf, valuesOf, type Values } from './draft.ts';
import { AUDIENCES, text } from './text.ts';

const KINDS = ['all', 'players', 'agents', 'below'] as const;

type Props = {
  /** As it was when the form was opened; without it a new one is written. */
  readonly row?: DraftRow | undefined;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

type Lines = 'titleZh' | 'titleEn' | 'account' | 'from' | 'until';
type Areas = 'bodyZh' | 'bodyEn';
type Fields = {
  readonly values: Values;
  readonly change: (field: Lines | Areas, typed: string) => void;
  readonly fault: (field: Lines | Areas) => string | undefined;
};
type Labelled<F> = {
  readonly form: Fields;
  readonly field: F;
  readonly label: string;
  readonly hint?: string;
};

function Line({ form, field, label, hint }: Labelled<Lines>) {
  return (
    <Field label={label} hint={hint} error={form.fault(field)}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          maxLength={NOTICE_BOUNDS.title}
          value={form.values[field]}
          onText={(typed) => form.change(field, typed)}
        />
      )}
    </Field>
  );
}

function Area({ form, field, label, hint }: Labelled<Areas>) {
  return (
    <Field label={label} hint={hint} error={form.fault(field)}>
      {(control) => (
        <TextArea
          {...control}
          maxLength={NOTICE_BOUNDS.body}
          value={form.values[field]}
          onText={(typed) => form.change(field, typed)}
        />
      )}
    </Field>
  );
}

/** What an announcement says in both languages, to whom and how long. */
export function SaveForm({ row, onDone, onCancel }: Props) {
  const words = useWords(text);
  const say = useSay();
  const form = useActForm<typeof announcementConsole.saveDraft, Values>(
    announcementConsole.saveDraft,
    {
      initial: row ? valuesOf(row) : BLANK,
      check: faultsOf,
      input: (values) => ({
        ...contentOf(values),
        ...(row && { Seen: { Id: row.Id, Version: row.Version } }),
        Reason: values.reason.trim(),
      }),
      fields: { NO_SUCH_ACCOUNT: 'account', BAD_WORDS: 'titleZh', BAD_TIMES: 'until' },
      done: onDone,
    },
  );
  const { values, change } = form;
  return (
    <ActForm form={form} send={words.save} hasCode={false} onCancel={onCancel}>
      <Field label={words.type}>
        {(control) => (
          <Select
            {...control}
            value={values.type}
            choices={ANNOUNCEMENT_TYPE_NAMES.map((value) => ({
              value,
              label: say(ANNOUNCEMENT_TYPES[value]),
            }))}
            onChoose={(type) => change('type', type)}
          />
        )}
      </Field>
      <Line form={form} field="titleZh" label={words.titleZh} />
      <Line form={form} field="titleEn" label={words.titleEn} />
      <Area form={form} field="bodyZh" label={words.bodyZh} hint={words.bodyHint} />
      <Area form={form} field="bodyEn" label={words.bodyEn} />
      <Field label={words.audience}>
        {(control) => (
          <Select
            {...control}
            value={values.audience}
            choices={KINDS.map((value) => ({ value, label: say(AUDIENCES[value]) }))}
            onChoose={(audience) => change('audience', audience)}
          />
        )}
      </Field>
      {values.audience === 'below' && <Line form={form} field="account" label={words.account} />}
      <Line form={form} field="from" label={words.from} hint={words.fromHint} />
      <Line form={form} field="until" label={words.until} hint={words.untilHint} />
      <Checkbox isOn={values.isPinned} onChange={(isOn) => change('isPinned', isOn)}>
        {words.pin}
      </Checkbox>
      <Checkbox isOn={values.isMustRead} onChange={(isOn) => change('isMustRead', isOn)}>
        {words.must}
      </Checkbox>
    </ActForm>
  );
}
