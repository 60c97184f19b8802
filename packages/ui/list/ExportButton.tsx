import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../Icon.tsx';
import { useWords } from '../words/index.ts';
import { LIST } from './text.ts';
import type { Sheet } from './types.ts';
import { useExport } from './use-export.ts';
import styles from './list.module.css';

/** Saves a list as a file; while it gathers the rows it says how far it is, and can be given up. */
export function ExportButton<Row, Cursor>(props: {
  readonly sheet: Sheet<Row, Cursor>;
  /** Another way to have what is listed. */
  readonly children?: ReactNode;
}) {
  const { sheet, children } = props;
  const { csv, json, giveUp: giveUpWord } = useWords(LIST);
  const { progress, save, giveUp } = useExport<Row, Cursor>();
  const isBusy = progress !== undefined;
  return (
    <span className={styles['files']}>
      <Button look="quiet" size="small" isBusy={isBusy} onClick={() => void save(sheet, 'csv')}>
        <Icon name="download" size={14} />
        {progress ?? csv}
      </Button>
      {isBusy && (
        <Button look="quiet" size="small" onClick={giveUp}>
          {giveUpWord}
        </Button>
      )}
      {sheet.json && !isBusy && (
        <Button look="quiet" size="small" onClick={() => void save(sheet, 'json')}>
          {json}
        </Button>
      )}
      {children}
    </span>
  );
}
