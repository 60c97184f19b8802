import { useEffect, useRef, useState } from 'react';
import { ANNOUNCEMENT_TYPES } from '@fairlot/rules/check/announcement-types';
import { announcementHttp, type Announcement } from '@fairlot/wire/content/announcement';
import { Empty, Failed, formatMoment, useLanguage, useSay, useWords, Waiting } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Prose } from '@fairlot/ui/prose';
import inline from '@fairlot/ui/inline.module.css';
import { Link, send, useCall, useSend } from '@fairlot/shell';
import { selected, setUnreadCount, type Selected } from './use-board.ts';
import { BOARD } from './text.ts';
import styles from './board.module.css';

const WAITING = ['title', 'text'] as const;

/** A link inside a text; the window that it stands in goes with the address. */
export const proseLink = (to: string, text: string) => <Link to={to}>{text}</Link>;

/** The tick that an announcement asks for, with what sends it. */
export function Tick({ notice, onDone }: { notice: Announcement; onDone?: () => void }) {
  const words = useWords(BOARD);
  const [isTicked, setTicked] = useState(false);
  const tick = useSend(announcementHttp.tickAnnouncement);
  const confirm = async () => {
    const done = await tick.send({ Id: notice.Id, Seq: notice.Seq }).catch(() => undefined);
    if (done?.ok) setUnreadCount(done.value.Unread);
    // One that was taken back meanwhile asks for nothing any more.
    if (done) onDone?.();
  };
  return (
    <div className={styles['tick']}>
      <Checkbox isOn={isTicked} onChange={setTicked}>
        {words.tick}
      </Checkbox>
      <Button
        look="primary"
        disabled={!isTicked}
        isBusy={tick.isSending}
        onClick={() => void confirm()}
      >
        {words.done}
      </Button>
    </div>
  );
}

/** What is looked at is read; what must be ticked is not read by that. */
function useMarkRead({ Id, IsRead, IsMustRead }: Announcement): void {
  useEffect(() => {
    if (IsRead || IsMustRead) return;
    void send(announcementHttp.readAnnouncement, { Id })
      .then((done) => done.ok && setUnreadCount(done.value.Unread))
      // It stays unread, and is marked when it is looked at again.
      .catch(() => {});
  }, [Id, IsRead, IsMustRead]);
}

function Whole({ notice, isPressed }: { notice: Announcement; isPressed: boolean }) {
  const words = useWords(BOARD);
  const say = useSay();
  const isChinese = useLanguage() === 'zh';
  const title = useRef<HTMLHeadingElement>(null);
  useMarkRead(notice);
  useEffect(() => {
    if (isPressed) title.current?.focus();
  }, [isPressed]);
  return (
    <article className={styles['reader']} aria-labelledby="notice-title">
      <h3 id="notice-title" ref={title} tabIndex={-1}>
        {isChinese ? notice.Title : notice.TitleEn}
      </h3>
      <p className={styles['facts']}>
        <Badge>{say(ANNOUNCEMENT_TYPES[notice.Type])}</Badge>
        {notice.IsPinned && <Badge tone="accent">{words.pinned}</Badge>}
        <time className={inline['num']}>{formatMoment(notice.TimeStamp)}</time>
      </p>
      <Prose text={isChinese ? notice.Content : notice.ContentEn} link={proseLink} />
      {notice.IsMustRead && !notice.IsRead && <Tick notice={notice} />}
    </article>
  );
}

/** One announcement, or why there is none. */
export function Reader({ id, isPressed }: Selected) {
  const words = useWords(BOARD);
  const { data, isError, refetch } = useCall(announcementHttp.getAnnouncement, { Id: id });
  const body = () => {
    if (data?.ok) return <Whole notice={data.value} isPressed={isPressed} />;
    if (data) return <Empty title={words.gone} />;
    if (isError) return <Failed title={words.failed} retry={() => void refetch()} />;
    return <Waiting parts={WAITING} />;
  };
  return (
    <div className={styles['pane']} tabIndex={0} role="region" aria-label={words.title}>
      <Button className={styles['back']} size="small" onClick={() => selected.set(undefined)}>
        {words.back}
      </Button>
      {body()}
    </div>
  );
}
