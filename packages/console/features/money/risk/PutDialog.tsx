import { refetch } from '@fairlot/shell';
import { useSay, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import { riskConsole, type RiskEntry } from '@fairlot/wire/money/risk';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { useDone } from './case-dialogs.tsx';
import { LIST_COLOURS } from './filter.ts';
import { COLOURS, FAULTS, KINDS, text } from './text.ts';

type Kind = RiskEntry['Kind'];
type Colour = RiskEntry['Colour'];
type Values = ActValues & {
  readonly kind: Kind;
  readonly colour: Colour;
  readonly value: string;
  readonly days: string;
};
const KINDS_SHOWN = Object.keys(KINDS) as Kind[];

/** Days that were typed; empty: for good. */
export function readDays(typed: string): number | undefined | 'bad' {
  const text = typed.trim();
  if (text === '') return undefined;
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= 3_650 ? days : 'bad';
}

/** Puts an account, an address or a device on a list. */
export function PutDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(text);
  const say = useSay();
  const form = useActForm<typeof riskConsole.putEntry, Values>(riskConsole.putEntry, {
    initial: { ...NOTHING, kind: 'player', colour: 'grey', value: '', days: '' },
    check: ({ value, days }) => ({
      ...(value.trim() === '' && { value: FAULTS.value }),
      ...(readDays(days) === 'bad' && { days: FAULTS.days }),
    }),
    input: ({ kind, colour, value, days, reason }) => {
      const read = readDays(days);
      return {
        Kind: kind,
        Colour: colour,
        Value: value.trim(),
        Days: read === 'bad' ? undefined : read,
        Reason: reason.trim(),
      };
    },
    fields: { NO_SUCH_PLAYER: 'value', BAD_VALUE: 'value', IS_LISTED: 'value' },
    done: useDone(onClose, () => void refetch(riskConsole.getEntries)),
  });
  const line = (part: 'value' | 'days', label: string) => (
    <Field label={label} error={form.fault(part)}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          maxLength={100}
          value={form.values[part]}
          onText={(typed) => form.change(part, typed)}
        />
      )}
    </Field>
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.put}>
      <ActForm form={form} send={words.put} onCancel={onClose} hasCode={false}>
        <Field label={words.colour}>
          {(control) => (
            <Select<Colour>
              {...control}
              value={form.values.colour}
              choices={LIST_COLOURS.map((value) => ({ value, label: say(COLOURS[value]) }))}
              onChoose={(value) => form.change('colour', value)}
            />
          )}
        </Field>
        <Field label={words.kind}>
          {(control) => (
            <Select<Kind>
              {...control}
              value={form.values.kind}
              choices={KINDS_SHOWN.map((value) => ({ value, label: say(KINDS[value]) }))}
              onChoose={(value) => form.change('kind', value)}
            />
          )}
        </Field>
        {line('value', words.value)}
        {line('days', words.days)}
      </ActForm>
    </Dialog>
  );
}
