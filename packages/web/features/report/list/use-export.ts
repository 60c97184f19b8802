import { useState } from 'react';
import { showToast, useWords } from '@fairlot/ui';
import { saveCsv, type CsvRow } from '@fairlot/ui/save-file';
import { MOST_ROWS, gatherRows, type Page } from './gather.ts';
import { LIST } from './text.ts';

type Sheet<Row> = {
  readonly name: string;
  readonly head: CsvRow;
  readonly line: (row: Row) => CsvRow;
  readonly read: (page: number) => Promise<Page<Row>>;
};

/** Saves every row that the filters find, read page by page; `progress` while it goes on. */
export function useExport<Row>() {
  const words = useWords(LIST);
  const [progress, setProgress] = useState<string>();
  const save = async ({ name, head, line, read }: Sheet<Row>) => {
    setProgress(words.exporting(0, 0));
    try {
      const { rows, isCut } = await gatherRows(read, (done, total) =>
        setProgress(words.exporting(done, total)),
      );
      saveCsv(name, head, rows.map(line));
      if (isCut) showToast({ kind: 'warn', text: words.exportCut(MOST_ROWS) });
    } catch {
      showToast({ kind: 'failed', text: words.exportFailed });
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, save };
}
