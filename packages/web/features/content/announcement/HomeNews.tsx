import { announcementHttp, type NoticeRow } from '@fairlot/wire/content/announcement';
import { CardSkeleton, Failed, formatDay, Icon, useLanguage, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { CountBadge } from '@fairlot/ui/badge';
import { navigate, useCall } from '@fairlot/shell';
import { HOME_NEWS } from './home-text.ts';
import { selected, useUnreadCount } from './use-board.ts';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import inline from '@fairlot/ui/inline.module.css';
import styles from './home-news.module.css';

/** Announcements that have room on the home page. */
const NEWEST = { Count: 4 };

function Row({ row }: { readonly row: NoticeRow }) {
  const words = useWords(HOME_NEWS);
  const isChinese = useLanguage() === 'zh';
  const open = (): void => {
    selected.set({ id: row.Id, isPressed: true });
    navigate.openWindow('Announcement');
  };
  return (
    <li>
      <button type="button" className={styles['row']} onClick={open}>
        <span className={styles['dot']}>
          {!row.IsRead && <i role="img" aria-label={words.isNew} />}
        </span>
        <span className={classes(inline['cut'], inline['grow'])}>
          {isChinese ? row.Title : row.TitleEn}
        </span>
        <time className={classes(inline['num'], inline['mut'])}>
          {formatDay(row.TimeStamp).slice(5)}
        </time>
      </button>
    </li>
  );
}

/** The newest announcements on the home page. */
export default function HomeNews() {
  const words = useWords(HOME_NEWS);
  const unread = useUnreadCount() ?? 0;
  const { data, isPending, refetch } = useCall(announcementHttp.getAnnouncements, NEWEST);
  if (isPending) return <CardSkeleton />;
  const rows = data?.ok ? data.value.Rows.slice(0, NEWEST.Count) : undefined;
  return (
    <section
      className={classes(box['card'], styles['news'])}
      aria-label={words.title}
      data-home-news
    >
      <header className={box['head']}>
        <h2>{words.title}</h2>
        <CountBadge count={unread} label={words.unread(unread)} />
        <span className={inline['grow']} />
        <Button look="quiet" size="small" onClick={() => navigate.openWindow('Announcement')}>
          {words.all}
          <Icon name="right" size={14} />
        </Button>
      </header>
      {!rows && <Failed title={words.failed} retry={() => void refetch()} />}
      {rows?.length === 0 && <p className={styles['none']}>{words.none}</p>}
      {rows && rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <Row key={row.Id} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}
