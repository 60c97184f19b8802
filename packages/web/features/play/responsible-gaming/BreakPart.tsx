import { useState } from 'react';
import { BREAKS, isBreakName, type BreakName } from '@fairlot/rules/check/own-limit';
import { responsibleGamingHttp, type Break } from '@fairlot/wire/play/responsible-gaming';
import { Icon, showToast, useLanguage, useSay, useWords } from '@fairlot/ui';
import { confirm } from '@fairlot/ui/ask';
import { Button } from '@fairlot/ui/button';
import { Select } from '@fairlot/ui/select';
import { refetch, useSend } from '@fairlot/shell';
import { minuteOf } from './minute-of.ts';
import { SESSION } from './session-text.ts';
import { LIMIT } from './text.ts';
import styles from './limits.module.css';

const NAMES = Object.keys(BREAKS).filter(isBreakName);

/** A time-out or a self-exclusion: what holds, and the way into one. */
export function BreakPart({ held }: { held: Break | null }) {
  const words = useWords(LIMIT);
  const session = useWords(SESSION);
  const say = useSay();
  const language = useLanguage();
  const { send, isSending } = useSend(responsibleGamingHttp.takeBreak);
  const [length, setLength] = useState<BreakName>('day');
  const start = async () => {
    const text = words.startWhat(say(BREAKS[length]));
    if (!(await confirm({ title: words.rest, text, confirm: words.start, danger: true }))) return;
    const answer = await send({ Length: length }).catch(() => undefined);
    if (!answer?.ok) {
      showToast({ kind: 'failed', text: answer ? answer.error.text : LIMIT.failed });
    }
    await Promise.all([
      refetch(responsibleGamingHttp.getLimits),
      refetch(responsibleGamingHttp.getSession),
    ]);
  };
  const choices = ([1, 2] as const).map((kind) => ({
    label: kind === 1 ? words.timeOut : words.exclusion,
    choices: NAMES.filter((name) => BREAKS[name].kind === kind).map((name) => ({
      value: name,
      label: `${kind === 1 ? words.timeOut : words.exclusion} · ${say(BREAKS[name])}`,
    })),
  }));
  return (
    <section>
      <h3>{words.rest}</h3>
      <p className={styles['about']}>{words.restAbout}</p>
      {held && (
        <p className={styles['held']} role="status">
          <Icon name="lock" size={16} />
          <span>
            <b>{held.IsExclusion ? words.exclusion : words.timeOut}</b>{' '}
            {session.until(minuteOf(held.UntilTimeStamp, language))}
          </span>
        </p>
      )}
      <div className={styles['start']}>
        <Select
          value={length}
          choices={choices}
          onChoose={setLength}
          aria-label={words.length}
          className={styles['length']}
        />
        <Button look="danger" isBusy={isSending} onClick={() => void start()}>
          {words.start}
        </Button>
      </div>
    </section>
  );
}
