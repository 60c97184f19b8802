import { useState } from 'react';
import { inboxHttp, MESSAGE_TABS, type MessageTab } from '@fairlot/wire/messaging/inbox';
import { Empty, Failed, useSay, useWords, Waiting } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { FilterChips } from '@fairlot/ui/list';
import { useSend } from '@fairlot/shell';
import { Item } from './Item.tsx';
import { setUnread, useMessages, useUnreadMessages } from './use-inbox.ts';
import { MESSAGE, TAB_NAMES } from './text.ts';
import styles from './inbox.module.css';

function Kinds(props: {
  readonly chosen: MessageTab | undefined;
  readonly onChosen: (tab: MessageTab | undefined) => void;
}) {
  const { chosen, onChosen } = props;
  const words = useWords(MESSAGE);
  const say = useSay();
  const unread = useUnreadMessages();
  const shown = (tab: MessageTab): string => {
    const count = unread?.Tabs[tab] ?? 0;
    return count > 0 ? `${say(TAB_NAMES[tab])} ${count}` : say(TAB_NAMES[tab]);
  };
  return (
    <FilterChips
      label={words.kinds}
      chosen={chosen ? [chosen] : []}
      options={MESSAGE_TABS.map((tab) => [tab, shown(tab)] as const)}
      onChosen={(tabs) => onChosen(tabs.find((tab) => tab !== chosen))}
    />
  );
}

const WAITING = ['titles'] as const;

/** What happened to an account, newest first: by kind, unread alone, marked and taken out. */
export default function InboxTab() {
  const words = useWords(MESSAGE);
  const [tab, setTab] = useState<MessageTab>();
  const [isUnread, setIsUnread] = useState(false);
  const { source } = useMessages(tab, isUnread);
  const waiting = useUnreadMessages();
  const readAll = useSend(inboxHttp.readAllMessages);
  const { rows, isOld, paging } = source;
  const [newest] = rows ?? [];
  const markAll = async () => {
    if (!newest) return;
    const done = await readAll
      .send({ UpTo: newest.Id, ...(tab && { Tab: tab }) })
      .catch(() => undefined);
    if (done?.ok) setUnread(done.value);
  };
  const count = (tab ? waiting?.Tabs[tab] : waiting?.Total) ?? 0;
  return (
    <div className={styles['tab']} data-inbox>
      <Kinds chosen={tab} onChosen={setTab} />
      <div className={styles['bar']}>
        <Checkbox isOn={isUnread} onChange={setIsUnread}>
          {words.unread}
        </Checkbox>
        <Button
          size="small"
          disabled={count === 0}
          isBusy={readAll.isSending}
          onClick={() => void markAll()}
        >
          {words.readAll}
        </Button>
      </div>
      {source.problem && !rows && <Failed title={words.failed} retry={source.retry} />}
      {!source.problem && !rows && <Waiting parts={WAITING} />}
      {rows?.length === 0 && (
        <Empty title={isUnread ? words.noneUnread : words.none}>{words.noneAbout}</Empty>
      )}
      {rows && rows.length > 0 && (
        <ul className={classes(styles['list'], isOld && styles['old'])} aria-label={words.title}>
          {rows.map((row) => (
            <Item key={row.Id} row={row} />
          ))}
        </ul>
      )}
      {paging?.hasMore && (
        <Button isBusy={paging.isFetching} onClick={paging.onMore}>
          {words.more}
        </Button>
      )}
    </div>
  );
}
