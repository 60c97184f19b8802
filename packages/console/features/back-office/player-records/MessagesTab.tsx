import { useLanguage, useSay, useWords } from '@fairlot/ui';
import type { Column } from '@fairlot/ui/list';
import { playerRecordsConsole } from '@fairlot/wire/back-office/player-records';
import type { MessageRow } from '@fairlot/wire/messaging/inbox';
import { timeColumn } from './columns.tsx';
import { RecordList } from './RecordList.tsx';
import styles from './records.module.css';
import { TABS, text } from './text.ts';

const MESSAGES_AT_ONCE = 100;

function useColumns(): readonly Column<MessageRow>[] {
  const words = useWords(text);
  const isChinese = useLanguage() === 'zh';
  return [
    timeColumn(words.time),
    {
      id: 'title',
      head: words.title,
      className: styles['wide'],
      cell: (row) => (isChinese ? row.Title : row.TitleEn),
    },
    {
      id: 'content',
      head: words.content,
      className: styles['wide'],
      cell: (row) => (isChinese ? row.Content : row.ContentEn),
    },
    {
      id: 'state',
      head: words.state,
      cell: (row) => (row.IsRead ? words.read : words.unread),
    },
  ];
}

/** Shows the messages of a player without marking them as read. */
export default function MessagesTab({ playerId }: { readonly playerId: number }) {
  const words = useWords(text);
  const say = useSay();
  return (
    <RecordList<typeof playerRecordsConsole.getPlayerMessages, MessageRow, number>
      label={say(TABS.messages)}
      endpoint={playerRecordsConsole.getPlayerMessages}
      ask={(before, size) => ({
        PlayerId: playerId,
        Count: size,
        ...(before !== undefined && { Before: before }),
      })}
      keyOf={({ Id }) => String(Id)}
      columns={useColumns()}
      card={[['time', 'state'], ['title'], ['content']]}
      empty={words.noMessages}
      most={MESSAGES_AT_ONCE}
    />
  );
}
