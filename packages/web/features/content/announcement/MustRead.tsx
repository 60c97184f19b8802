import { useEffect, useState } from 'react';
import { announcementHttp, type Announcement } from '@fairlot/wire/content/announcement';
import { questions } from '@fairlot/ui/ask';
import { useLanguage, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Dialog } from '@fairlot/ui/modal';
import { Prose } from '@fairlot/ui/prose';
import { everySecond, keptStore, pageLocation, serverNow, useCall, useStore } from '@fairlot/shell';
import { hasBoard, nextToTick, NONE_POPPED_UP, readPoppedUp, withPoppedUp } from './must-read.ts';
import { proseLink, Tick } from './Reader.tsx';
import { BOARD } from './text.ts';
import styles from './board.module.css';

const poppedUp = keptStore('mustRead', NONE_POPPED_UP, {
  clearedAtLogout: true,
  form: { read: readPoppedUp, write: (value) => value },
});

/** Whether nothing else wants the player: no question, no window, no dialog, no area where numbers are picked. */
const isQuiet = (): boolean => {
  const { path, search } = pageLocation.get();
  return (
    document.visibilityState === 'visible' &&
    questions.get().length === 0 &&
    !hasBoard(path) &&
    !new URLSearchParams(search).has('w') &&
    document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') === null
  );
};

/** An announcement that must be read, over the page once everything else is quiet; one at a time. */
export function MustRead() {
  const words = useWords(BOARD);
  const isChinese = useLanguage() === 'zh';
  const { data } = useCall(announcementHttp.getMustRead, undefined);
  const waiting = data?.ok ? data.value.Rows : undefined;
  const { path, search } = useStore(pageLocation);
  const here = path + search;
  const [popped, setPopped] = useState<{ readonly notice: Announcement; readonly at: string }>();
  // Whoever goes on, by a link in it too, has put it off.
  const shown = popped?.at === here ? popped.notice : undefined;
  // Ticked on another page, or taken back: it goes here too.
  const isWaiting = shown && waiting?.some(({ Seq }) => Seq === shown.Seq);
  useEffect(
    () =>
      everySecond(() => {
        if (isWaiting || !waiting || !isQuiet()) return;
        const next = nextToTick(waiting, poppedUp.get(), serverNow());
        if (!next) return;
        poppedUp.set((now) => withPoppedUp(now, next.Seq, serverNow()));
        const now = pageLocation.get();
        setPopped({ notice: next, at: now.path + now.search });
      }),
    [isWaiting, waiting],
  );
  if (!shown || !isWaiting) return null;
  const close = () => setPopped(undefined);
  return (
    <Dialog
      isOpen
      onClose={close}
      title={isChinese ? shown.Title : shown.TitleEn}
      actions={<Button onClick={close}>{words.notToday}</Button>}
    >
      <div className={styles['must']} tabIndex={0} role="region" aria-label={words.title}>
        <Prose text={isChinese ? shown.Content : shown.ContentEn} link={proseLink} />
      </div>
      <Tick notice={shown} onDone={close} />
    </Dialog>
  );
}
