import { useEffect, useState } from 'react';
import { useCall } from '@fairlot/shell';
import { fairHttp } from '@fairlot/wire/play/fair';
import { remembered } from './remembered.ts';
import { runStatement } from './run-statement.ts';
import type { StatementAnswer } from './statement-job.ts';

/** The answer with the key that it was held against, which is undefined where none could be had. */
export type Checked = {
  readonly answer: StatementAnswer;
  readonly publishedKey: string | undefined;
};
/** The key that this device saw first, as with draws; where it has seen none, that which the site publishes. */
function usePublishedKey(): { readonly key: string | undefined; readonly isKnown: boolean } {
  const read = useCall(fairHttp.getKey, {}, { staleTime: Infinity });
  const kept = remembered.get().key;
  if (kept !== undefined) return { key: kept, isKnown: true };
  return { key: read.data?.ok ? read.data.value.Key : undefined, isKnown: !read.isPending };
}

/** Checks a statement; `again` where the code of the check did not come. */
export function useStatement(file: Blob): {
  readonly checked?: Checked;
  readonly again?: () => void;
} {
  const { key, isKnown } = usePublishedKey();
  const [done, setDone] = useState<{ readonly file: Blob; readonly checked: Checked }>();
  const [missed, setMissed] = useState<Blob>();
  useEffect(() => {
    if (!isKnown || missed === file) return undefined;
    let isCurrent = true;
    void runStatement({ file, key }).then(
      (answer) => {
        if (isCurrent) setDone({ file, checked: { answer, publishedKey: key } });
      },
      () => {
        if (isCurrent) setMissed(file);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [file, key, isKnown, missed]);
  if (missed === file) return { again: () => setMissed(undefined) };
  return done?.file === file ? { checked: done.checked } : {};
}
