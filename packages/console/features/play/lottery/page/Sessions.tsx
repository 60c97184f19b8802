import { MOST_SESSIONS } from '@fairlot/rules/lottery/sessions';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { FieldError, TextInput } from '@fairlot/ui/field';
import { breaksOf, readSessions, type TypedSession } from './sessions.ts';
import styles from './page.module.css';
import { text } from './text.ts';

/** A field of a window, named by its window for who hears it. */
function Part(props: {
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onText: (typed: string) => void;
}) {
  const { label, value, isWrong, onText } = props;
  return (
    <TextInput
      aria-label={label}
      aria-invalid={isWrong}
      autoComplete="off"
      maxLength={8}
      value={value}
      onText={onText}
    />
  );
}

/** The windows in which a game draws; between two of them is a break. */
export function Sessions(props: {
  readonly sessions: readonly TypedSession[];
  readonly fault: string | undefined;
  readonly onChange: (sessions: readonly TypedSession[]) => void;
}) {
  const { sessions, fault, onChange } = props;
  const words = useWords(text);
  const isWrong = fault !== undefined;
  const change = (at: number, part: Partial<TypedSession>) =>
    onChange(sessions.map((each, i) => (i === at ? { ...each, ...part } : each)));
  const breaks = breaksOf(readSessions(sessions) ?? []);
  const every = sessions.at(-1)?.every ?? '';
  return (
    <fieldset className={styles['sessions']}>
      <legend>{words.windows}</legend>
      <p className={styles['quiet']}>{words.windowsHint}</p>
      {sessions.map(({ from, to, every: step }, i) => (
        <div key={i} className={styles['session']}>
          <Part
            label={words.windowFrom(i + 1)}
            value={from}
            isWrong={isWrong}
            onText={(typed) => change(i, { from: typed })}
          />
          <span aria-hidden>–</span>
          <Part
            label={words.windowTo(i + 1)}
            value={to}
            isWrong={isWrong}
            onText={(typed) => change(i, { to: typed })}
          />
          <Part
            label={words.windowEvery(i + 1)}
            value={step}
            isWrong={isWrong}
            onText={(typed) => change(i, { every: typed })}
          />
          <span className={styles['quiet']}>{words.secondsUnit}</span>
          <Button
            look="quiet"
            size="small"
            disabled={sessions.length === 1}
            aria-label={words.removeWindowOf(i + 1)}
            onClick={() => onChange(sessions.filter((_, at) => at !== i))}
          >
            {words.removeWindow}
          </Button>
        </div>
      ))}
      <p className={styles['quiet']} role="status">
        {breaks.length > 0 ? words.breaks(breaks.join(', ')) : words.noBreak}
      </p>
      {fault !== undefined && <FieldError>{fault}</FieldError>}
      <Button
        look="quiet"
        size="small"
        disabled={sessions.length >= MOST_SESSIONS}
        onClick={() => onChange([...sessions, { from: '', to: '', every }])}
      >
        {words.addWindow}
      </Button>
    </fieldset>
  );
}
