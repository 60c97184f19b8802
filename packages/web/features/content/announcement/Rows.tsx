import { ANNOUNCEMENT_TYPES } from '@fairlot/rules/check/announcement-types';
import type { NoticeRow } from '@fairlot/wire/content/announcement';
import { formatMoment, useLanguage, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { useStore } from '@fairlot/shell';
import { selected } from './use-board.ts';
import { BOARD } from './text.ts';
import styles from './board.module.css';

function Row({ row, isOn }: { readonly row: NoticeRow; readonly isOn: boolean }) {
  const words = useWords(BOARD);
  const say = useSay();
  const isChinese = useLanguage() === 'zh';
  return (
    <li>
      <button
        type="button"
        className={classes(styles['row'], !row.IsRead && styles['new'], isOn && styles['on'])}
        aria-current={isOn}
        onClick={() => selected.set(row.Id)}
      >
        <span className={styles['name']}>
          {!row.IsRead && <span className={styles['dot']} role="img" aria-label={words.isNew} />}
          {isChinese ? row.Title : row.TitleEn}
        </span>
        <span className={styles['facts']}>
          <Badge>{say(ANNOUNCEMENT_TYPES[row.Type])}</Badge>
          {row.IsPinned && <Badge tone="accent">{words.pinned}</Badge>}
          {row.IsMustRead && !row.IsRead && <Badge tone="danger">{words.mustRead}</Badge>}
          <time className={inline['num']}>{formatMoment(row.TimeStamp)}</time>
        </span>
      </button>
    </li>
  );
}

/** Titles: pinned ones first, then the newest. */
export function Rows({ rows }: { readonly rows: readonly NoticeRow[] }) {
  const words = useWords(BOARD);
  const shown = useStore(selected);
  return (
    <ul className={styles['rows']} aria-label={words.title}>
      {rows.map((row) => (
        <Row key={row.Id} row={row} isOn={row.Id === shown} />
      ))}
    </ul>
  );
}
