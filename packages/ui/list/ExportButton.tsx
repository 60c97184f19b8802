import { Button } from '../button/index.ts';
import { Icon } from '../Icon.tsx';
import { useWords } from '../words/index.ts';
import { LIST } from './text.ts';
import type { Sheet } from './types.ts';
import { useExport } from './use-export.ts';

/** Saves a list as a file; while it gathers the rows it says how far it is. */
export function ExportButton<Row, Cursor>({ sheet }: { sheet: Sheet<Row, Cursor> }) {
  const { csv } = useWords(LIST);
  const { progress, save } = useExport<Row, Cursor>();
  return (
    <Button
      look="quiet"
      size="small"
      isBusy={progress !== undefined}
      onClick={() => void save(sheet)}
    >
      <Icon name="download" size={14} />
      {progress ?? csv}
    </Button>
  );
}
