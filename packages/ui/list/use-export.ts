import { useState } from 'react';
import { saveCsv } from '../save-file.ts';
import { showToast } from '../toast.ts';
import { useWords } from '../words/index.ts';
import { MOST_ROWS, gatherRows } from './gather.ts';
import { LIST } from './text.ts';
import type { Sheet } from './types.ts';

/** Saves every row that the filters find, read from cursor to cursor; `progress` while it goes on. */
export function useExport<Row, Cursor>() {
  const words = useWords(LIST);
  const [progress, setProgress] = useState<string>();
  const save = async ({ name, columns, read }: Sheet<Row, Cursor>) => {
    setProgress(words.exporting(0, undefined));
    try {
      const { rows, isCut } = await gatherRows(read, (done, total) =>
        setProgress(words.exporting(done, total)),
      );
      const head = columns.map((column) => column.head);
      saveCsv(
        name,
        head,
        rows.map((row) => columns.map(({ value }) => value(row))),
      );
      if (isCut) showToast({ kind: 'warn', text: words.exportCut(MOST_ROWS) });
    } catch {
      showToast({ kind: 'failed', text: words.exportFailed });
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, save };
}
