import { DEPOSIT_TYPES, type DepositTypeName } from '@fairlot/rules/check/deposit';
import { useSay, useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, TextInput } from '@fairlot/ui/field';
import type { FormState } from '@fairlot/ui/form';
import { Select } from '@fairlot/ui/select';
import { depositConsole, plainChannel, type SetChannel } from '@fairlot/wire/money/deposit';
import { fieldName } from '../../../staff/operator/index.ts';
import {
  EditDialog,
  EditForm,
  type Editing,
  ReviewDialog,
  useEditForm,
} from '../../../staff/publishing/index.ts';
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
  const title = channel ? words.editOf(channel.Rules.Name) : words.add;
  return (
    <EditDialog<Values>
      title={title}
      initial={() => ({
        ...(channel ? typedOf(channel.Rules) : NEW_CHANNEL),
        type: channel?.Type ?? 'BANK_TRANSFER',
        provider: channel?.Provider ?? providers[0] ?? '',
      })}
      renderEdit={(editing) => <Edit channel={channel} providers={providers} {...editing} />}
      renderReview={(typed, onBack) => {
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
            onBack={onBack}
            onDone={onClose}
          />
        );
      }}
      onClose={onClose}
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

function Edit(props: Props & Editing<Values>) {
  const { channel, providers, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const form = useEditForm<Values>(props, {
    check: faultsOf,
    before:
      channel && plainChannel({ type: channel.Type, provider: channel.Provider }, channel.Rules),
    after: (values) =>
      plainChannel({ type: values.type, provider: values.provider }, rulesOf(values)),
  });
  const { values, change, fault } = form;
  return (
    <EditForm form={form} onClose={onClose}>
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
    </EditForm>
  );
}
