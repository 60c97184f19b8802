import { useCallback, useState, type ChangeEvent } from 'react';
import { Icon, showToast, useWords } from '@fairlot/ui';
import type { Play } from '@fairlot/rules/play/play';
import { useStore } from '@fairlot/shell';
import { ENTRY } from './entry-text.ts';
import { PositionTicks } from './PositionTicks.tsx';
import { tickedPositions, type Picks } from '../picks/picks.ts';
import type { PicksNow } from './use-pad.ts';
import { useTextEntry, type EntryState } from '../text-entry/use-text-entry.ts';
import { Button, buttonClass } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import styles from './entry.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** Largest file and paste that is read. */
const MOST_BYTES = 2 * 1024 * 1024;

/**
 * A longer entry is kept whole but shown in part: laying out 100,000 lines in a field would stop the
 * page for seconds.
 */
const LARGE = 40_000;
const SHOWN = 3000;

/** The entry as it would be after a paste. */
function withPaste(field: HTMLTextAreaElement, text: string, pasted: string): string {
  return text.slice(0, field.selectionStart) + pasted + text.slice(field.selectionEnd);
}

/** The pad of typed plays: one field for all notes, counted while the player types. */
export default function TextPad(props: {
  play: Play;
  now: PicksNow;
  odds: readonly bigint[];
  change: (update: (picks: Picks) => Picks) => void;
  text: string;
  onText: (text: string) => void;
  onState: (state: EntryState) => void;
}) {
  const { play, now, odds, change, text, onText, onState } = props;
  const picks = useStore(now);
  const words = useWords(ENTRY);
  const [state, setState] = useState<EntryState>({ isCounting: false, answer: undefined });
  const positions = play.layout.positions ? tickedPositions(picks) : undefined;
  const report = useCallback(
    (next: EntryState) => {
      setState(next);
      onState(next);
    },
    [onState],
  );
  const { tidy } = useTextEntry({ play, positions, odds, text, setText: onText, onState: report });
  const hint = useHint(play);
  const isLarge = text.length > LARGE;
  const take = (next: string): void => {
    if (next.length > MOST_BYTES) showToast({ kind: 'warn', text: ENTRY.textTooLong });
    else onText(next);
  };
  return (
    <div className={styles['pad']}>
      {play.layout.positions && <PositionTicks play={play} now={now} change={change} />}
      <textarea
        aria-label={words.typed}
        aria-describedby="typed-hint typed-counts"
        placeholder={hint}
        spellCheck={false}
        autoComplete="off"
        inputMode="numeric"
        readOnly={isLarge}
        value={isLarge ? `${text.slice(0, SHOWN)}\n…` : text}
        onChange={(event) => take(event.target.value)}
        onPaste={(event) => {
          const whole = withPaste(event.currentTarget, text, event.clipboardData.getData('text'));
          if (whole.length <= LARGE || isLarge) return;
          event.preventDefault();
          take(whole);
        }}
      />
      <Counts state={state} length={isLarge ? text.length : 0} />
      <div className={classes(inline['row'], styles['tools'])}>
        <span id="typed-hint" className={inline['vh']}>
          {hint}
        </span>
        <FileButton onText={take} />
        <Button look="quiet" size="small" onClick={() => tidy('dedupe')}>
          {words.dedupe}
        </Button>
        <Button look="quiet" size="small" onClick={() => tidy('dropWrong')}>
          {words.dropWrong}
        </Button>
        <Button look="quiet" size="small" onClick={() => onText('')}>
          <Icon name="bin" size={14} />
          {words.clearText}
        </Button>
      </div>
    </div>
  );
}

/** How notes of the play are typed. */
function useHint({ layout: { text } }: Play): string {
  const words = useWords(ENTRY);
  const { width = 1, symbols } = text ?? {};
  if (!symbols) return words.typedHint(width);
  return words.typedNumbersHint(symbols.slice(0, width).join());
}

function Counts({ state, length }: { state: EntryState; length: number }) {
  const words = useWords(ENTRY);
  const report = state.answer?.report;
  return (
    <p id="typed-counts" className={classes(styles['counts'], inline['num'])} aria-live="polite">
      {state.isCounting ? (
        <span className={inline['mut']}>{words.counting}</span>
      ) : (
        <>
          <span>
            {words.read} <b>{report ? report.valid + report.duplicate + report.invalid : 0}</b>
          </span>
          <span>
            {words.valid} <b>{report?.valid ?? 0}</b>
          </span>
          <span>
            {words.duplicate} <b>{report?.duplicate ?? 0}</b>
          </span>
          <span className={report && report.invalid > 0 ? styles['bad'] : undefined}>
            {words.invalid} <b>{report?.invalid ?? 0}</b>
          </span>
          {length > 0 && <span>{words.shownInPart(length.toLocaleString('en-US'))}</span>}
          {report && report.invalidLines.length > 0 && (
            <span className={classes(inline['mut'], inline['cut'], styles['part'])}>
              {report.invalidLines
                .slice(0, 5)
                .map((text, i) => words.wrongAt(report.invalidAt[i] ?? 0, text))
                .join(' · ')}
            </span>
          )}
        </>
      )}
    </p>
  );
}

function FileButton({ onText }: { onText: (text: string) => void }) {
  const words = useWords(ENTRY);
  const read = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    if (file.size > MOST_BYTES) showToast({ kind: 'warn', text: ENTRY.fileTooLarge });
    else if (!/\.txt$/i.test(file.name)) showToast({ kind: 'warn', text: ENTRY.fileNotText });
    else onText(await file.text());
  };
  return (
    <label className={classes(buttonClass({ look: 'quiet', size: 'small' }), styles['file'])}>
      {words.importFile}
      <input
        type="file"
        accept=".txt,text/plain"
        className={inline['vh']}
        onChange={(event) => void read(event)}
      />
    </label>
  );
}
