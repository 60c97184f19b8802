import { memo, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ballClass, DrawnBall, useLanguage, useWords } from '@fairlot/ui';
import type { Play } from '@fairlot/rules/play/play';
import type { Watched } from '@fairlot/shell';
import { useAnimal } from '../../lottery/issue/index.ts';
import { pasteInto } from '../credit/paste-number.ts';
import { isBadStake, LONGEST_STAKE, type OddsTable, type Stakes } from '../credit/credit.ts';
import { faceOf } from './face.ts';
import { oddsText } from '../play/odds-text.ts';
import { ODDS } from '../credit/odds-words.ts';
import { classes } from '@fairlot/ui/class-names';
import styles from './odds.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** The pad of a double-sided play: every option with its odds and a stake of its own. */
export function OddsPad(props: {
  play: Play;
  table: OddsTable;
  /** What is staked at this moment. Each option watches its own. */
  now: Watched<Stakes>;
  preset: string;
  onStake: (play: string, option: string, text: string) => void;
}) {
  const { play, table, now, preset, onStake } = props;
  const words = useWords(ODDS);
  const language = useLanguage();
  const animal = useAnimal();
  const face = faceOf(
    play.family,
    play.options.map(({ name }) => name[language]),
  );
  const isClosed = table.closed.includes(play.code);
  return (
    <div className={styles['odds']} role="group" aria-label={play.name[language]}>
      {isClosed && <p className={styles['note']}>{words.notNow}</p>}
      {play.options.map((option, index) => (
        <OddsCell
          key={option.code}
          play={play}
          index={index}
          face={face}
          animal={isNumber(option.name[language]) ? animal?.(option.name[language]) : undefined}
          odds={isClosed ? undefined : table.plays[play.form]?.[index] || undefined}
          now={now}
          preset={preset}
          onStake={onStake}
        />
      ))}
    </div>
  );
}

const isNumber = (name: string): boolean => /^([\da-f]|\d\d)$/.test(name);

type CellProps = {
  play: Play;
  index: number;
  face: ReturnType<typeof faceOf>;
  /** The animal of a number, where the player wants it. */
  animal: string | undefined;
  odds: bigint | undefined;
  now: Watched<Stakes>;
  preset: string;
  onStake: (play: string, option: string, text: string) => void;
};

/** One option. A tap draws this one alone. */
const OddsCell = memo(function OddsCell(props: CellProps) {
  const { play, index, face, animal, odds, now, preset, onStake } = props;
  const words = useWords(ODDS);
  const language = useLanguage();
  const option = play.options[index];
  const name = option?.name[language] ?? '';
  const code = option?.code ?? '';
  const text = useSyncExternalStore(now.subscribe, () => now.get()[play.code]?.[code] ?? '');
  const onText = (next: string): void => onStake(play.code, code, next);
  const on = text !== '';
  const isMoved = useMoved(odds);
  return (
    <div className={classes(styles['option'], on && styles['on'], option?.about && styles['told'])}>
      <button
        type="button"
        className={styles['pick']}
        data-pick={`${index}:0`}
        aria-pressed={on}
        disabled={odds === undefined}
        onClick={() => onText(on ? '' : preset)}
      >
        {isNumber(name) && face ? (
          <DrawnBall kind={face} size="md" text={name} />
        ) : isNumber(name) ? (
          <span className={ballClass('md', on ? 'on' : 'plain', name.length > 1)} data-ball>
            {name}
          </span>
        ) : (
          <span className={styles['name']}>{name}</span>
        )}
        <b className={classes(inline['num'], isMoved && styles['moved'])}>
          {odds === undefined ? words.sealed : oddsText(odds)}
        </b>
        {option?.about && <small className={inline['num']}>{option.about}</small>}
        {face && animal && <small>{animal}</small>}
      </button>
      <input
        className={inline['num']}
        aria-label={words.stakeOn(name)}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={isBadStake(text)}
        disabled={odds === undefined}
        onPaste={pasteInto(onText)}
        onChange={(event) => {
          if (event.target.value.length <= LONGEST_STAKE) onText(event.target.value);
        }}
      />
    </div>
  );
});

/** True for a moment after the odds changed. */
function useMoved(odds: bigint | undefined): boolean {
  const seen = useRef(odds);
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    if (seen.current === odds) return undefined;
    const isFirst = seen.current === undefined;
    seen.current = odds;
    if (isFirst) return undefined;
    setMoved(true);
    const timer = setTimeout(() => setMoved(false), 2000);
    return () => clearTimeout(timer);
  }, [odds]);
  return isMoved;
}
