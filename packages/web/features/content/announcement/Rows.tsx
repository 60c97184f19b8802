import { ANNOUNCEMENT_TYPES } from '@fairlot/rules/check/announcement-types';
import { plainText } from '@fairlot/rules/check/prose';
import { announcementHttp, type NoticeRow } from '@fairlot/wire/content/announcement';
import { formatMoment, useLanguage, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { useCall, usePhone, useStore } from '@fairlot/shell';
import { selected } from './use-board.ts';
import { BOARD } from './text.ts';
import styles from './board.module.css';

/** The beginning of the text below its title, so that a phone shows what is new before a press. */
function Preview({ id }: { readonly id: number }) {
  const isChinese = useLanguage() === 'zh';
  const { data } = useCall(announcementHttp.getAnnouncement, { Id: id });
  const text = data?.ok ? (isChinese ? data.value.Content : data.value.ContentEn) : '';
  return <span className={styles['preview']}>{plainText(text)}</span>;
}

type RowProps = {
  readonly row: NoticeRow;
  readonly isOn: boolean;
  readonly hasPreview: boolean;
};

function Row({ row, isOn, hasPreview }: RowProps) {
  const words = useWords(BOARD);
  const say = useSay();
  const isChinese = useLanguage() === 'zh';
  return (
    <li>
      <button
        type="button"
        className={classes(styles['row'], !row.IsRead && styles['new'], isOn && styles['on'])}
        aria-current={isOn}
        onClick={() => selected.set({ id: row.Id, isPressed: true })}
      >
        <span className={styles['name']}>
          {!row.IsRead && <span className={styles['dot']} role="img" aria-label={words.isNew} />}
          {isChinese ? row.Title : row.TitleEn}
        </span>
        {hasPreview && <Preview id={row.Id} />}
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

type RowsProps = {
  readonly rows: readonly NoticeRow[];
  readonly newest: NoticeRow;
  /** They are of the filter before; those of this one are on their way. */
  readonly isOld: boolean;
};

/** Titles: pinned ones first, then the newest; on a phone the newest stands above all. */
export function Rows({ rows, newest, isOld }: RowsProps) {
  const words = useWords(BOARD);
  const shown = useStore(selected);
  const isPhone = usePhone();
  const inOrder = isPhone ? [newest, ...rows.filter((row) => row !== newest)] : rows;
  return (
    <ul className={classes(styles['rows'], isOld && styles['old'])} aria-label={words.title}>
      {inOrder.map((row) => (
        <Row
          key={row.Id}
          row={row}
          isOn={row.Id === shown?.id}
          hasPreview={isPhone && row === newest}
        />
      ))}
    </ul>
  );
}
