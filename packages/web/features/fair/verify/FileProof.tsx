import { useMemo } from 'react';
import { Empty, useWords } from '@fairlot/ui';
import { FileButton } from './FileButton.tsx';
import { NoCode } from './NoCode.tsx';
import { VERIFY } from './text.ts';
import { useVerify } from './use-verify.ts';
import { VerifyPanel } from './VerifyPanel.tsx';
import { Working } from './Working.tsx';

/** The proof of a saved file: read and computed on this device, with or without a network. */
export function FileProof(props: { text: string | undefined; onFile: (text: string) => void }) {
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
