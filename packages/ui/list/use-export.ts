import { useEffect, useRef, useState } from 'react';
import { csvPieces, pieceOf, saveFile } from '../save-file.ts';
import { showToast } from '../toast.ts';
import { filled, useWords } from '../words/index.ts';
import { jsonPieces } from './json-pieces.ts';
import { LIST } from './text.ts';
import type { Sheet } from './types.ts';
import { MOST_ROWS, writeRows } from './write-rows.ts';

type Kind = 'csv' | 'json';

/** What makes text of rows, and what ends it. */
function writerOf<Row, Cursor>({ columns, json }: Sheet<Row, Cursor>, kind: Kind) {
  if (kind === 'json') {
    const pieces = jsonPieces();
    return {
      more: (rows: readonly Row[]) => pieces.more(rows.map((row) => json?.(row))),
      end: pieces.end,
    };
  }
  const pieces = csvPieces(columns.map(({ head }) => head));
  return {
    more: (rows: readonly Row[]) =>
      pieces(rows.map((row) => columns.map(({ value }) => value(row)))),
    end: () => '',
  };
}

/**
 * Saves every row that the filters find, read from cursor to cursor and put away page by page; `progress` while
 * it goes on. Whoever gives it up, or leaves the list, asks for no more of them.
 */
export function useExport<Row, Cursor>() {
  const words = useWords(LIST);
  const [progress, setProgress] = useState<string>();
  // Of the export that goes on: another object is another export.
  const going = useRef<object>(undefined);
  const giveUp = (): void => {
    going.current = undefined;
    setProgress(undefined);
  };
  useEffect(() => () => void (going.current = undefined), []);
  const save = async (sheet: Sheet<Row, Cursor>, kind: Kind): Promise<void> => {
    const mine = {};
    going.current = mine;
    setProgress(words.exporting(0, undefined));
    const writer = writerOf(sheet, kind);
    const file: Blob[] = [];
    try {
      const end = await writeRows(sheet.read, (rows) => file.push(pieceOf(writer.more(rows))), {
        tell: (done, total) => setProgress(words.exporting(done, total)),
        isGivenUp: () => going.current !== mine,
      });
      if (end === 'given up') return;
      const [name, type] =
        kind === 'csv'
          ? [sheet.name, 'text/csv']
          : [sheet.name.replace(/csv$/, 'json'), 'application/json'];
      saveFile(name, type, ...file, writer.end());
      if (end.isCut) showToast({ kind: 'warn', text: filled(LIST.exportCut, MOST_ROWS) });
    } catch {
      if (going.current === mine) showToast({ kind: 'failed', text: LIST.exportFailed });
    }
    if (going.current === mine) giveUp();
  };
  return { progress, save, giveUp };
}
