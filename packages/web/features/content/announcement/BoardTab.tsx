import { useEffect, useState } from 'react';
import {
  ANNOUNCEMENT_TYPE_NAMES,
  ANNOUNCEMENT_TYPES,
  type AnnouncementType,
} from '@fairlot/rules/check/announcement-types';
import { announcementHttp, type NoticeRow } from '@fairlot/wire/content/announcement';
import { Empty, Failed, useSay, useWords, Waiting } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { classes } from '@fairlot/ui/class-names';
import { FilterChips, type ListSource } from '@fairlot/ui/list';
import { useCall, usePhone, useSend, useStore } from '@fairlot/shell';
import { Reader } from './Reader.tsx';
import { newestOf } from './newest.ts';
import { Rows } from './Rows.tsx';
import { selected, setUnreadCount, useBoard, useUnreadCount } from './use-board.ts';
import { BOARD } from './text.ts';
import styles from './board.module.css';

const FIRST = { Count: 1 } as const;

/** Everything up to the newest that this page knows of. */
function ReadAll() {
  const words = useWords(BOARD);
  const unread = useUnreadCount() ?? 0;
  const { data } = useCall(announcementHttp.getAnnouncements, FIRST);
  const { send, isSending } = useSend(announcementHttp.readAllAnnouncements);
  const newest = data?.ok ? data.value.Newest : undefined;
  const readAll = async () => {
    if (newest === undefined) return;
    const done = await send({ UpTo: newest }).catch(() => undefined);
    if (done?.ok) setUnreadCount(done.value.Unread);
  };
  return (
    <Button
      size="small"
      disabled={unread === 0 || newest === undefined}
      isBusy={isSending}
      onClick={() => void readAll()}
    >
      {words.readAll}
    </Button>
  );
}

const WAITING = { list: ['titles'], pane: ['title', 'text'] } as const;

/** Opens the newest announcement beside the list; on a phone the list comes first. */
function useNewestOpen(newest: NoticeRow | undefined): void {
  const isPhone = usePhone();
  const isChosen = useStore(selected) !== undefined;
  useEffect(() => {
    if (newest && !isChosen && !isPhone) selected.set({ id: newest.Id, isPressed: false });
  }, [newest, isChosen, isPhone]);
}

type Filter = { readonly type: AnnouncementType | undefined; readonly isUnread: boolean };
const ALL: Filter = { type: undefined, isUnread: false };

function List(props: {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly source: ListSource<NoticeRow>;
  readonly newest: NoticeRow | undefined;
}) {
  const { filter, onFilter, source, newest } = props;
  const { type, isUnread } = filter;
  const { rows, isOld = false, problem, paging, retry } = source;
  const words = useWords(BOARD);
  const say = useSay();
  return (
    <div className={styles['list']}>
      <FilterChips
        label={words.kinds}
        chosen={type ? [type] : []}
        options={ANNOUNCEMENT_TYPE_NAMES.map(
          (each) => [each, say(ANNOUNCEMENT_TYPES[each])] as const,
        )}
        onChosen={(types) => onFilter({ isUnread, type: types.find((each) => each !== type) })}
      />
      <div className={styles['bar']}>
        <Checkbox isOn={isUnread} onChange={(isOn) => onFilter({ type, isUnread: isOn })}>
          {words.unread}
        </Checkbox>
        <ReadAll />
      </div>
      {problem && !rows && <Failed title={words.failed} retry={retry} />}
      {!problem && !rows && <Waiting parts={WAITING.list} />}
      {rows?.length === 0 && <Empty title={isUnread ? words.noneUnread : words.none} />}
      {rows && newest && <Rows rows={rows} newest={newest} isOld={isOld} />}
      {paging?.hasMore && (
        <Button isBusy={paging.isFetching} onClick={paging.onMore}>
          {words.more}
        </Button>
      )}
    </div>
  );
}

/**
 * The announcement board (product 2.6): titles beside what is read, which at first is the newest; on a phone one after
 * the other.
 */
export default function BoardTab() {
  const [filter, setFilter] = useState(ALL);
  const { source } = useBoard(filter.type, filter.isUnread);
  const { rows, problem } = source;
  const newest = rows && newestOf(rows);
  const shown = useStore(selected);
  useNewestOpen(newest);
  useEffect(() => () => selected.set(undefined), []);
  return (
    <div className={classes(styles['tab'], shown !== undefined && styles['reading'])} data-notices>
      <List {...{ filter, source, newest }} onFilter={setFilter} />
      {shown === undefined ? (
        <div className={styles['pane']}>
          {!rows && !problem && <Waiting parts={WAITING.pane} />}
        </div>
      ) : (
        <Reader key={shown.id} {...shown} />
      )}
    </div>
  );
}
