import { useState } from 'react';
import {
  ANNOUNCEMENT_TYPE_NAMES,
  ANNOUNCEMENT_TYPES,
  type AnnouncementType,
} from '@fairlot/rules/check/announcement-types';
import { announcementHttp } from '@fairlot/wire/content/announcement';
import { Empty, Failed, Ring, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { classes } from '@fairlot/ui/class-names';
import { FilterChips } from '@fairlot/ui/list';
import { useCall, useSend, useStore } from '@fairlot/shell';
import { Reader } from './Reader.tsx';
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

function List() {
  const words = useWords(BOARD);
  const say = useSay();
  const [type, setType] = useState<AnnouncementType>();
  const [isUnread, setIsUnread] = useState(false);
  const { source } = useBoard(type, isUnread);
  const { rows, problem, paging, retry } = source;
  return (
    <div className={styles['list']}>
      <FilterChips
        label={words.kinds}
        chosen={type ? [type] : []}
        options={ANNOUNCEMENT_TYPE_NAMES.map(
          (each) => [each, say(ANNOUNCEMENT_TYPES[each])] as const,
        )}
        onChosen={(types) => setType(types.find((each) => each !== type))}
      />
      <div className={styles['bar']}>
        <Checkbox isOn={isUnread} onChange={setIsUnread}>
          {words.unread}
        </Checkbox>
        <ReadAll />
      </div>
      {problem && !rows && <Failed title={words.failed} retry={retry} />}
      {!problem && !rows && <Ring label={words.loading} />}
      {rows?.length === 0 && <Empty title={isUnread ? words.noneUnread : words.none} />}
      {rows && rows.length > 0 && <Rows rows={rows} />}
      {paging?.hasMore && (
        <Button isBusy={paging.isFetching} onClick={paging.onMore}>
          {words.more}
        </Button>
      )}
    </div>
  );
}

/** The announcement board (product 2.6): titles beside what is read; on a phone one after the other. */
export default function BoardTab() {
  const words = useWords(BOARD);
  const shown = useStore(selected);
  return (
    <div className={classes(styles['tab'], shown !== undefined && styles['reading'])} data-notices>
      <List />
      {shown === undefined ? (
        <div className={styles['pane']}>
          <p className={styles['choose']}>{words.choose}</p>
        </div>
      ) : (
        <Reader key={shown} id={shown} />
      )}
    </div>
  );
}
