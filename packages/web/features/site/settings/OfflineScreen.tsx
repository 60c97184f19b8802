import inline from '@fairlot/ui/inline.module.css';
import { useEffect, useState } from 'react';
import { Countdown, formatMoment, useWords } from '@fairlot/ui';
import { settingsHttp } from '@fairlot/wire/site/settings';
import { navigate, serverNow, useQueryValue, useServerNow } from '@fairlot/shell';
import { NoticePage } from './NoticePage.tsx';
import { endTimeOf, momentHere, nextTryMs } from './offline-plan.ts';
import { text } from './text.ts';
import styles from './site.module.css';
import { Button } from '@fairlot/ui/button';

/** Between 0 and 1: visitors do not all come back in the same instant. */
const chance = (): number => (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) / 65_535;

function Left({ endAt }: { endAt: number }) {
  const words = useWords(text);
  const leftMs = endAt - useServerNow();
  const [totalMs] = useState(leftMs);
  if (leftMs <= 0) return null;
  return (
    <span className={styles['left']}>
      <span className={inline['mut']}>{words.offlineLeft}</span>
      <Countdown leftMs={leftMs} totalMs={totalMs} size="md" />
    </span>
  );
}

/** Whether the site answers again; then Login takes the place of this page. */
async function goIfBack(): Promise<boolean> {
  const response = await fetch(settingsHttp.getWebSiteInfo.path, { method: 'POST' }).catch(
    () => null,
  );
  if (response?.ok) navigate.to('/Login', { replace: true });
  return response?.ok ?? false;
}

/** Asks now and then, at the announced end for certain. */
function useReturn(endAt: number | undefined): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const plan = () => {
      timer = setTimeout(
        async () => {
          if (!(await goIfBack())) plan();
        },
        nextTryMs(endAt, serverNow(), chance()),
      );
    };
    plan();
    return () => clearTimeout(timer);
  }, [endAt]);
}

/** The site is off. Says until when, and comes back by itself. */
export default function OfflineScreen() {
  const words = useWords(text);
  const endAt = endTimeOf(useQueryValue('EndTime'));
  useReturn(endAt);
  const here = endAt && momentHere(endAt);
  const line = endAt
    ? [words.offlineUntil(formatMoment(endAt)), here && words.offlineHere(here)]
        .filter(Boolean)
        .join(' ')
    : words.offlineUnknown;
  return (
    <NoticePage title={words.offline} line={line}>
      {endAt !== undefined && <Left endAt={endAt} />}
      <Button look="primary" onClick={() => void goIfBack()}>
        {words.retry}
      </Button>
      <span className={inline['mut']}>{words.autoRetry}</span>
    </NoticePage>
  );
}
