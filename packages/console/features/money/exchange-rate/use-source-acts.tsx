import { type ReactNode, useState } from 'react';
import { useCall } from '@fairlot/shell';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { exchangeRateConsole, type Source } from '@fairlot/wire/money/exchange-rate';
import { useMay, usePage } from '../../staff/operator/index.ts';
import { VersionsDialog, Waiting } from '../../staff/publishing/index.ts';
import { SourceDialog } from './SourceDialog.tsx';
import { sourceText } from './source-text.ts';
import styles from './rate.module.css';

type Chosen = { readonly what: 'edit' | 'versions'; readonly source: Source | undefined };

/** What an operator does about sources: what stands in the row of each, the button for one more, and the dialog that is open. */
export function useSourceActs(): {
  readonly acts: (id: string) => ReactNode;
  readonly add: ReactNode;
  readonly dialog: ReactNode;
} {
  const words = useWords(sourceText);
  const mayRead = useMay('rate.sources.read');
  const mayPublish = useMay('rate.sources.publish');
  const mayVersions = useMay('publish.versions.read');
  const [chosen, setChosen] = useState<Chosen>();
  usePage('operator.proposals', exchangeRateConsole.getSources);
  const page = usePage('rate.sources', exchangeRateConsole.getSources);
  const { data } = useCall(exchangeRateConsole.getSources, {}, { ...page, enabled: mayRead });
  const sources = data?.ok ? data.value.Rows : [];
  const close = () => setChosen(undefined);
  const acts = (id: string): ReactNode => {
    const source = sources.find(({ Id }) => Id === id);
    if (!source) return null;
    return (
      <span className={styles['acts']}>
        <Waiting of={source} />
        {mayPublish && (
          <Button
            size="small"
            aria-label={words.editOf(id)}
            onClick={() => setChosen({ what: 'edit', source })}
          >
            {words.edit}
          </Button>
        )}
        {mayVersions && (
          <Button
            size="small"
            aria-label={words.versionsOf(id)}
            onClick={() => setChosen({ what: 'versions', source })}
          >
            {words.versions}
          </Button>
        )}
      </span>
    );
  };
  return {
    acts,
    add: mayPublish && data && (
      <Button onClick={() => setChosen({ what: 'edit', source: undefined })}>{words.add}</Button>
    ),
    dialog: (
      <>
        {chosen?.what === 'edit' && <SourceDialog source={chosen.source} onClose={close} />}
        {chosen?.what === 'versions' && chosen.source && (
          <VersionsDialog
            subject={`source ${chosen.source.Id}`}
            name={chosen.source.Id}
            mayChange={mayPublish}
            onClose={close}
          />
        )}
      </>
    ),
  };
}
