import { useWords } from '@fairlot/ui';
import {
  plainProvider,
  PROVIDER_BOUNDS,
  providerConsole,
  type ProviderRow,
} from '@fairlot/wire/money/provider';
import { LineFields, PublishedDialog, SwitchFields } from '../../staff/publishing/index.ts';
import { text } from './text.ts';
import { faultsOf, LIMITS, rulesOf, type TypedProvider, typedOf } from './typed.ts';

/** Edits the settings of a provider and reviews the change, before another operator publishes it. */
export function ProviderDialog(props: { readonly row: ProviderRow; readonly onClose: () => void }) {
  const { row, onClose } = props;
  const words = useWords(text);
  const title = words.editOf(row.Id);
  // A node pays nothing out; its address changes by command, together with the key that is sent to it.
  const names = row.IsNode ? [] : (['address', ...LIMITS] as const);
  return (
    <PublishedDialog
      title={title}
      endpoint={providerConsole.proposeProvider}
      initial={() => typedOf(row.Rules)}
      check={faultsOf}
      before={plainProvider(row.Rules)}
      after={(values: TypedProvider) => plainProvider(rulesOf(values))}
      renderFields={(form) => (
        <>
          <SwitchFields form={form} names={['isOn']} />
          <LineFields
            form={form}
            names={names}
            maxLength={PROVIDER_BOUNDS.address}
            hintOf={(line) => (line === 'address' ? undefined : words.limitHint)}
            inputModeOf={(line) => (line === 'address' ? 'url' : 'decimal')}
          />
        </>
      )}
      input={(request, values) => ({
        Id: row.Id,
        Seen: row.Version,
        Rules: rulesOf(values),
        ...request,
      })}
      onClose={onClose}
    />
  );
}
