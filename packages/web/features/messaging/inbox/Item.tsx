import { inboxHttp, type MessageRow } from '@fairlot/wire/messaging/inbox';
import { formatMoment, useLanguage, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button, IconButton } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { useSend } from '@fairlot/shell';
import { openLink } from './open-link.ts';
import { setUnread } from './use-inbox.ts';
import { MESSAGE, TAB_NAMES } from './text.ts';
import styles from './inbox.module.css';

/** One message; to press its title reads it, and its button leads to what it is about. */
export function Item({ row }: { readonly row: MessageRow }) {
  const words = useWords(MESSAGE);
  const say = useSay();
  const isChinese = useLanguage() === 'zh';
  const read = useSend(inboxHttp.readMessages);
  const remove = useSend(inboxHttp.deleteMessages);
  const { Id, IsRead, Link, Tab } = row;
  const title = isChinese ? row.Title : row.TitleEn;
  const apply = async (action: typeof read) => {
    const done = await action.send({ Ids: [Id] }).catch(() => undefined);
    if (done?.ok) setUnread(done.value);
  };
  const markRead = () => void (IsRead || apply(read));
  return (
    <li className={classes(styles['item'], !IsRead && styles['new'])}>
      <div className={styles['head']}>
        {!IsRead && <span className={styles['dot']} role="img" aria-label={words.isNew} />}
        <Badge>{say(TAB_NAMES[Tab])}</Badge>
        <button type="button" className={styles['title']} onClick={markRead}>
          {title}
        </button>
        <time className={inline['num']}>{formatMoment(row.TimeStamp)}</time>
      </div>
      <p className={styles['content']}>{isChinese ? row.Content : row.ContentEn}</p>
      <div className={styles['acts']}>
        {Link && (
          <Button
            size="small"
            aria-label={words.openOf(title)}
            onClick={() => {
              markRead();
              openLink(Link);
            }}
          >
            {words.open}
          </Button>
        )}
        <IconButton
          icon="bin"
          size="small"
          label={words.removeOf(title)}
          disabled={remove.isSending}
          onClick={() => void apply(remove)}
        />
      </div>
    </li>
  );
}
