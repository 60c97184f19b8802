import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { formatMoney, Status, useWords } from '@fairlot/ui';
import { providerConsole, type ProviderRow } from '@fairlot/wire/money/provider';
import { KeyButton, useMay, usePage } from '../../staff/operator/index.ts';
import { PublishedPanels } from '../../staff/publishing/index.ts';
import { ProviderDialog } from './ProviderDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { text } from './text.ts';

function useValues() {
  const words = useWords(text);
  const limit = (amount: ProviderRow['Rules']['PayoutMost']) =>
    amount === null ? words.noLimit : formatMoney(amount);
  return ({ Adapter, IsNode, PaidToday, Rules }: ProviderRow) => [
    { name: words.kind, value: IsNode ? words.node : Adapter },
    { name: words.address, value: Rules.Address },
    ...(IsNode
      ? []
      : [
          { name: words.payoutMost, value: limit(Rules.PayoutMost) },
          { name: words.payoutDayMost, value: limit(Rules.PayoutDayMost) },
          { name: words.paidToday, value: formatMoney(PaidToday) },
        ]),
  ];
}

/** Payment providers and nodes of chains. */
export default function ProvidersPage() {
  const words = useWords(text);
  const maySecret = useMay('provider.secrets.change');
  const [secretOf, setSecretOf] = useState<ProviderRow>();
  // A proposal changes what waits here.
  usePage('operator.proposals', providerConsole.getProviders);
  const { data, isError, refetch } = useCall(
    providerConsole.getProviders,
    {},
    usePage('provider.settings', providerConsole.getProviders),
  );
  return (
    <PublishedPanels<ProviderRow>
      words={words}
      read="provider.settings.read"
      publish="provider.settings.publish"
      source={{
        rows: data?.ok ? data.value.Rows : undefined,
        isError,
        retry: () => void refetch(),
      }}
      keyOf={({ Id }) => Id}
      subjectOf={({ Id }) => `provider ${Id}`}
      nameOf={({ Id }) => Id}
      valuesOf={useValues()}
      renderState={({ Rules }) => (
        <Status look={Rules.IsOn ? 'done' : 'off'}>{Rules.IsOn ? words.on : words.off}</Status>
      )}
      renderMark={({ IsSecretAsked }) =>
        IsSecretAsked && <Status look="warn">{words.secretAsked}</Status>
      }
      editor={ProviderDialog}
      renderAct={(row) =>
        maySecret && (
          <KeyButton letter="S" onPress={() => setSecretOf(row)}>
            {words.secret}
          </KeyButton>
        )
      }
    >
      {secretOf && <SecretDialog row={secretOf} onClose={() => setSecretOf(undefined)} />}
    </PublishedPanels>
  );
}
