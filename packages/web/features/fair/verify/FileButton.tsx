import { useRef } from 'react';
import { Icon, showToast, useWords } from '@fairlot/ui';
import { VERIFY } from './text.ts';
import { Button } from '@fairlot/ui/button';

/** A proof is some 10 kB; larger than this is something else. */
const MOST_BYTES = 4_000_000;

/** Opens a saved proof. */
export function FileButton({ onFile }: { onFile: (text: string) => void }) {
  const words = useWords(VERIFY);
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_BYTES) showToast({ kind: 'failed', text: words.tooLarge });
    else onFile(await file.text());
  };
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <Icon name="bill" size={14} />
        {words.open}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={words.open}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}
