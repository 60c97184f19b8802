import { useState } from 'react';
import { DEPOSIT_TYPES, type DepositTypeName } from '@fairlot/rules/check/deposit';
import { useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form, type FormState, useFormOf } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import { depositConsole, plainChannel, type SetChannel } from '@fairlot/wire/deposit';
import { fieldName } from '../../operator/index.ts';
import { ReviewDialog } from '../../publish/index.ts';
import styles from './channels.module.css';
import { text } from './text.ts';
import {
  faultsOf,
  type Line,
  LINES,
  NEW_CHANNEL,
  rulesOf,
  SWITCHES,
  type TypedChannel,
  typedOf,
} from './typed-channel.ts';

type Values = TypedChannel & { readonly type: DepositTypeName; readonly provider: string };

const TYPES = Object.keys(DEPOSIT_TYPES) as DepositTypeName[];
const HINTS: Partial<
  Record<Line, 'emptyHint' | 'fixedHint' | 'hoursHint' | 'layersHint' | 'momentHint'>
> = {
  fixed: 'fixedHint',
  from: 'hoursHint',
  to: 'hoursHint',
  dayMost: 'emptyHint',
  layers: 'layersHint',
  maintenanceUntil: 'momentHint',
};

type Props = {
  /** Undefined: one more. */
  readonly channel: SetChannel | undefined;
  readonly providers: readonly string[];
  readonly onClose: () => void;
};

/** Editing the rules of a channel, and reviewing what would change, before another operator publishes it. */
export function ChannelDialog({ channel, providers, onClose }: Props) {
  const words = useWords(text);
  const [typed, setTyped] = useState<Values>(() => ({
    ...(channel ? typedOf(channel.Rules) : NEW_CHANNEL),
    type: channel?.Type ?? 'BANK_TRANSFER',
    provider: channel?.Provider ?? providers[0] ?? '',
  }));
  const [isReviewing, setReviewing] = useState(false);
  const title = channel ? words.editOf(channel.Rules.Name) : words.add;
  const review = (values: Values) => {
    setTyped(values);
    setReviewing(true);
  };
  if (!isReviewing) {
    return (
      <Dialog isOpen onClose={onClose} title={title}>
        <Edit
          channel={channel}
          typed={typed}
          providers={providers}
          onNext={review}
          onClose={onClose}
        />
      </Dialog>
    );
  }
  const of = { type: typed.type, provider: typed.provider };
  const rules = rulesOf(typed);
  return (
    <ReviewDialog
      title={title}
      endpoint={depositConsole.proposeChannel}
      before={channel ? plainChannel(of, channel.Rules) : null}
      after={plainChannel(of, rules)}
      bounds={{ Channel: { Id: channel?.Id ?? null, Rules: rules } }}
      input={(said) => ({
        Channel: channel
          ? { Id: channel.Id, Seen: channel.Version }
          : { Type: typed.type, Provider: typed.provider },
        Rules: rules,
        ...said,
      })}
      onBack={() => setReviewing(false)}
      onDone={onClose}
    />
  );
}

/** Of what a channel more is; it stays so. */
function Of(props: { readonly form: FormState<Values>; readonly providers: readonly string[] }) {
  const { form, providers } = props;
  const { values, change } = form;
  const words = useWords(text);
  const say = useSay();
  return (
    <div className={styles['lines']}>
      <Field label={words.type}>
        {(control) => (
          <Select
            {...control}
            value={values.type}
            choices={TYPES.map((value) => ({ value, label: say(DEPOSIT_TYPES[value]) }))}
            onChoose={(type) => change('type', type)}
          />
        )}
      </Field>
      <Field label={words.provider}>
        {(control) => (
          <Select
            {...control}
            value={values.provider}
            choices={providers.map((value) => ({ value, label: value }))}
            onChoose={(provider) => change('provider', provider)}
          />
        )}
      </Field>
    </div>
  );
}

type EditProps = Props & {
  readonly typed: Values;
  readonly onNext: (typed: Values) => void;
};

function Edit({ channel, typed, providers, onNext, onClose }: EditProps) {
  const words = useWords(text);
  const say = useSay();
  const form = useFormOf<Values>({
    initial: typed,
    check: faultsOf,
    send: async (values) => {
      const of = { type: values.type, provider: values.provider };
      const [now, wanted] = [channel?.Rules, rulesOf(values)].map(
        (rules) => rules && JSON.stringify(plainChannel(of, rules)),
      );
      if (now === wanted) return { form: text.same };
      onNext(values);
      return undefined;
    },
  });
  const { values, change, fault } = form;
  return (
    <Form form={form} send={words.next} after={<Button onClick={onClose}>{words.cancel}</Button>}>
      {!channel && <Of form={form} providers={providers} />}
      <div className={styles['lines']}>
        {LINES.map((line) => (
          <Field
            key={line}
            label={say(fieldName(line))}
            hint={HINTS[line] && words[HINTS[line]]}
            error={fault(line)}
          >
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={200}
                value={values[line]}
                onText={(next) => change(line, next)}
              />
            )}
          </Field>
        ))}
      </div>
      <div className={styles['switches']}>
        {SWITCHES.map((name) => (
          <Checkbox key={name} isOn={values[name]} onChange={(isOn) => change(name, isOn)}>
            {say(fieldName(name))}
          </Checkbox>
        ))}
      </div>
    </Form>
  );
}
