import { useMemo } from 'react';
import { readInstantBundle } from '@fairlot/draw/instant';
import { Empty, useWords } from '@fairlot/ui';
import type { OpenedFile } from '../file/opened-file.ts';
import { FileButton } from '../file/FileButton.tsx';
import { InstantPanel } from './InstantPanel.tsx';
import { VERIFY } from '../display/text.ts';

function bundleOf(text: string) {
  try {
    return readInstantBundle(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The proof of a saved round: read and computed on this device, with or without a network. */
export function InstantFile(props: { text: string; onFile: (file: OpenedFile) => void }) {
  const { text, onFile } = props;
  const words = useWords(VERIFY);
  const bundle = useMemo(() => bundleOf(text), [text]);
  if (bundle) return <InstantPanel bundle={bundle} title={bundle.g} onFile={onFile} />;
  return (
    <Empty title={words.notAFile} action={<FileButton onFile={onFile} />}>
      {words.notAFileHow}
    </Empty>
  );
}
