import { useSay, useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, TextInput } from '@fairlot/ui/field';
import {
  plainProvider,
  PROVIDER_BOUNDS,
  providerConsole,
  type ProviderRow,
} from '@fairlot/wire/money/provider';
import { fieldName } from '../../staff/operator/index.ts';
import {
  EditDialog,
  EditForm,
  type Editing,
  ReviewDialog,
  useEditForm,
} from '../../staff/publishing/index.ts';
import { text } from './text.ts';
import { faultsOf, LIMITS, rulesOf, type TypedProvider, typedOf } from './typed.ts';

/** Editing what is set of a provider, and reviewing what would change, before another operator publishes it. */
export function ProviderDialog(props: { readonly row: ProviderRow; readonly onClose: () => void }) {
  const { row, onClose } = props;
  const words = useWords(text);
  const title = words.editOf(row.Id);
  return (
    <EditDialog
      title={title}
      initial={() => typedOf(row.Rules)}
      renderEdit={(editing) => <Edit row={row} {...editing} />}
      renderReview={(typed, onBack) => {
        const rules = rulesOf(typed);
        return (
          <ReviewDialog
            title={title}
            endpoint={providerConsole.proposeProvider}
            before={plainProvider(row.Rules)}
            after={plainProvider(rules)}
            input={(said) => ({ Id: row.Id, Seen: row.Version, Rules: rules, ...said })}
            onBack={onBack}
            onDone={onClose}
          />
        );
      }}
      onClose={onClose}
    />
  );
}

function Edit(props: Editing<TypedProvider> & { readonly row: ProviderRow }) {
  const { row, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const form = useEditForm<TypedProvider>(props, {
    check: faultsOf,
    before: plainProvider(row.Rules),
    after: (values) => plainProvider(rulesOf(values)),
  });
  const { values, change, fault } = form;
  // A node pays nothing out, and is sent its key: its address changes by command, with the key.
  const lines = row.IsNode ? [] : (['address', ...LIMITS] as const);
  return (
    <EditForm form={form} onClose={onClose}>
      <Checkbox isOn={values.isOn} onChange={(isOn) => change('isOn', isOn)}>
        {say(fieldName('isOn'))}
      </Checkbox>
      {lines.map((line) => (
        <Field
          key={line}
          label={say(fieldName(line))}
          hint={line === 'address' ? undefined : words.limitHint}
          error={fault(line)}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              inputMode={line === 'address' ? 'url' : 'decimal'}
              maxLength={PROVIDER_BOUNDS.address}
              value={values[line]}
              onText={(next) => change(line, next)}
            />
          )}
        </Field>
      ))}
    </EditForm>
  );
}
