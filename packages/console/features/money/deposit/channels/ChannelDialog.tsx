import { DEPOSIT_TYPES, type DepositTypeName } from '@fairlot/rules/check/deposit';
import { useSay, useWords } from '@fairlot/ui';
import { Field } from '@fairlot/ui/field';
import type { FormState } from '@fairlot/ui/form';
import { Select } from '@fairlot/ui/select';
import { depositConsole, plainChannel, type SetChannel } from '@fairlot/wire/money/deposit';
import { LineFields, PublishedDialog, SwitchFields } from '../../../staff/publishing/index.ts';
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

type Rules = SetChannel['Rules'];
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

/** Edits the rules of a channel and reviews the change, before another operator publishes it. */
export function ChannelDialog({ channel, providers, onClose }: Props) {
  const words = useWords(text);
  const title = channel ? words.editOf(channel.Rules.Name) : words.add;
  const plainOf = ({ type, provider }: Pick<Values, 'type' | 'provider'>, rules: Rules) =>
    plainChannel({ type, provider }, rules);
  return (
    <PublishedDialog
      title={title}
      endpoint={depositConsole.proposeChannel}
      initial={(): Values => ({
        ...(channel ? typedOf(channel.Rules) : NEW_CHANNEL),
        type: channel?.Type ?? 'BANK_TRANSFER',
        provider: channel?.Provider ?? providers[0] ?? '',
      })}
      check={faultsOf}
      before={
        channel ? plainOf({ type: channel.Type, provider: channel.Provider }, channel.Rules) : null
      }
      after={(values) => plainOf(values, rulesOf(values))}
      renderFields={(form) => <Fields isNew={!channel} providers={providers} form={form} />}
      bounds={(values) => ({ Channel: { Id: channel?.Id ?? null, Rules: rulesOf(values) } })}
      input={(request, values) => ({
        Channel: channel
          ? { Id: channel.Id, Seen: channel.Version }
          : { Type: values.type, Provider: values.provider },
        Rules: rulesOf(values),
        ...request,
      })}
      onClose={onClose}
    />
  );
}

/** Type and provider of a new channel; they do not change later. */
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

function Fields(props: {
  readonly isNew: boolean;
  readonly providers: readonly string[];
  readonly form: FormState<Values>;
}) {
  const { isNew, providers, form } = props;
  const words = useWords(text);
  return (
    <>
      {isNew && <Of form={form} providers={providers} />}
      <div className={styles['lines']}>
        <LineFields
          form={form}
          names={LINES}
          maxLength={200}
          hintOf={(line) => HINTS[line] && words[HINTS[line]]}
        />
      </div>
      <div className={styles['switches']}>
        <SwitchFields form={form} names={SWITCHES} />
      </div>
    </>
  );
}
