import { useRef } from 'react';
import { Icon, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { ACCEPTED, type OpenedFile } from './opened-file.ts';
import { VERIFY } from '../display/text.ts';
import { useOpen } from './use-open.ts';

/** Opens a saved proof, or a statement. */
export function FileButton({ onFile }: { onFile: (file: OpenedFile) => void }) {
  const words = useWords(VERIFY);
  const input = useRef<HTMLInputElement>(null);
  const open = useOpen(onFile);
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <Icon name="bill" size={14} />
        {words.open}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={words.open}
        onChange={({ target }) => {
          open(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}
