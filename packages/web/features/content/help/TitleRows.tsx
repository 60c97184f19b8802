import { useLanguage } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import type { HelpRow } from '@fairlot/wire/content/help';
import styles from './help.module.css';

/** Titles of articles; a press opens one. `about` adds a line below each. */
export function TitleRows(props: {
  readonly rows: readonly HelpRow[];
  readonly shown: number | undefined;
  readonly onShow: (id: number) => void;
  readonly about?: (row: HelpRow) => string;
}) {
  const { rows, shown, onShow, about } = props;
  const isChinese = useLanguage() === 'zh';
  return (
    <ul className={styles['rows']}>
      {rows.map((row) => (
        <li key={row.Id}>
          <button
            type="button"
            className={classes(styles['row'], row.Id === shown && styles['on'])}
            aria-current={row.Id === shown}
            onClick={() => onShow(row.Id)}
          >
            {isChinese ? row.Title : row.TitleEn}
            {about && <small className={styles['about']}>{about(row)}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}
