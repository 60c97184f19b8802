import { useMemo } from 'react';
import { Empty, Ring, useWords } from '@fairlot/ui';
import { FileButton } from './FileButton.tsx';
import { VERIFY } from './text.ts';
import { useVerify } from './use-verify.ts';
import { VerifyPanel } from './VerifyPanel.tsx';

/** The proof of a saved file: read and computed on this device, with or without a network. */
export function FileProof(props: { text: string | undefined; onFile: (text: string) => void }) {
  const { text, onFile } = props;
  const words = useWords(VERIFY);
  const ask = useMemo(
    () => (text === undefined ? undefined : ({ kind: 'file', text } as const)),
    [text],
  );
  const proof = useVerify(ask);
  if (!ask) {
    return (
      <Empty title={words.open} action={<FileButton onFile={onFile} />}>
        {words.openHow}
      </Empty>
    );
  }
  if (!proof) return <Ring label={words.working} />;
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
