import { useState } from 'react';
import { saveCsv, saveFile } from '../save-file.ts';
import { showToast } from '../toast.ts';
import { useWords } from '../words/index.ts';
import { MOST_ROWS, gatherRows } from './gather.ts';
import { LIST } from './text.ts';
import type { Sheet } from './types.ts';

function saveAsCsv<Row, Cursor>(sheet: Sheet<Row, Cursor>, rows: readonly Row[]): void {
  const { name, columns } = sheet;
  const head = columns.map((column) => column.head);
  const cells = rows.map((row) => columns.map(({ value }) => value(row)));
  saveCsv(name, head, cells);
}

const jsonOf = <Row, Cursor>({ json }: Sheet<Row, Cursor>, rows: readonly Row[]): string =>
  JSON.stringify(
    rows.map((row) => json?.(row)),
    null,
    1,
  );

/** Saves every row that the filters find, read from cursor to cursor; `progress` while it goes on. */
export function useExport<Row, Cursor>() {
  const words = useWords(LIST);
  const [progress, setProgress] = useState<string>();
  const save = async (sheet: Sheet<Row, Cursor>, kind: 'csv' | 'json') => {
    const { name, read } = sheet;
    setProgress(words.exporting(0, undefined));
    try {
      const { rows, isCut } = await gatherRows(read, (done, total) =>
        setProgress(words.exporting(done, total)),
      );
      if (kind === 'csv') saveAsCsv(sheet, rows);
      else saveFile(name.replace(/csv$/, 'json'), 'application/json', jsonOf(sheet, rows));
      if (isCut) showToast({ kind: 'warn', text: words.exportCut(MOST_ROWS) });
    } catch {
      showToast({ kind: 'failed', text: words.exportFailed });
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, save };
}
