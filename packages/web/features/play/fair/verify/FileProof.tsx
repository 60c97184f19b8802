import { useMemo } from 'react';
import { Empty, useWords } from '@fairlot/ui';
import { lazyComponent } from '@fairlot/shell';
import { FileButton } from './file/FileButton.tsx';
import { NoCode } from './file/NoCode.tsx';
import type { OpenedFile } from './file/opened-file.ts';
import { VERIFY } from './display/text.ts';
import { useVerify } from './jobs/use-verify.ts';
import { VerifyPanel } from './VerifyPanel.tsx';
import { InstantFile } from './instant/InstantFile.tsx';
import { Working } from './display/Working.tsx';

const StatementProof = lazyComponent(() => import('./StatementProof.tsx'));

/** A saved round of an instant game says so. */
const isOfInstant = (text: string): boolean => /"kind":\s*"instant"/.test(text);

type Props = {
  readonly opened: OpenedFile | undefined;
  readonly onFile: (file: OpenedFile) => void;
};

/** The proof of a saved file: read and computed on this device, with or without a network. */
export function FileProof({ opened, onFile }: Props) {
  if (opened?.kind === 'statement') return <StatementProof opened={opened} onFile={onFile} />;
  const text = opened?.text;
  return text !== undefined && isOfInstant(text) ? (
    <InstantFile text={text} onFile={onFile} />
  ) : (
    <IssueFile text={text} onFile={onFile} />
  );
}

function IssueFile(props: {
  readonly text: string | undefined;
  readonly onFile: (file: OpenedFile) => void;
}) {
  const { text, onFile } = props;
  const words = useWords(VERIFY);
  const ask = useMemo(
    () => (text === undefined ? undefined : ({ kind: 'file', text } as const)),
    [text],
  );
  const { proof, again } = useVerify(ask);
  if (!ask) {
    return (
      <Empty title={words.open} action={<FileButton onFile={onFile} />}>
        {words.openHow}
      </Empty>
    );
  }
  if (again) return <NoCode again={again} onFile={onFile} />;
  if (!proof) return <Working what="working" />;
  if (!proof.bundle) {
    return (
      <Empty title={words.notAFile} action={<FileButton onFile={onFile} />}>
        {words.notAFileHow}
      </Empty>
    );
  }
  return (
    <VerifyPanel
      proof={proof}
      name={proof.bundle.manifests[0]?.body.g ?? ''}
      serial={Number(proof.bundle.serial)}
      onFile={onFile}
    />
  );
}
