import { classes } from '@fairlot/ui/class-names';
import { useLanguage, useWords } from '@fairlot/ui';
import type { UnitMode } from '@fairlot/rules/odds/stake';
import type { Play } from '@fairlot/rules/play/play';
import { useStore } from '@fairlot/shell';
import { figureKind } from '../figures/figure-kind.ts';
import { FIGURE_KINDS } from '../figures/omission.ts';
import { PrizeNote } from './PrizeNote.tsx';
import { RULE_LINE } from './rule-line-text.ts';
import styles from './plays.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** What the play is, what a note pays, and what the figures under the digits mean. */
export function RuleLine(props: {
  play: Play;
  odds: readonly bigint[];
  mode: UnitMode;
  /** Of a game without draws to count. */
  plain?: boolean;
  onRules: () => void;
  onSettings: () => void;
}) {
  const { play, odds, mode, plain, onRules, onSettings } = props;
  const words = useWords(RULE_LINE);
  const language = useLanguage();
  const hasFigures =
    !plain && play.layout.rows.some((row) => row.quick && row.position !== undefined);
  return (
    <div className={styles['rule']}>
      <span className={classes(inline['cut'], styles['text'])} title={play.rule[language]}>
        {play.rule[language]}
      </span>
      <button type="button" className={inline['vlink']} onClick={onRules}>
        {words.rules}
      </button>
      <button type="button" className={inline['vlink']} aria-haspopup="dialog" onClick={onSettings}>
        {words.settings}
      </button>
      <span className={styles['room']} />
      {play.style === 'official' && <PrizeNote play={play} odds={odds} mode={mode} />}
      {hasFigures && <Legend />}
    </div>
  );
}

/** The legend is the switch: omissions, heat, nothing. */
function Legend() {
  const kind = useStore(figureKind);
  const words = useWords(RULE_LINE);
  const next = FIGURE_KINDS[(FIGURE_KINDS.indexOf(kind) + 1) % FIGURE_KINDS.length] ?? 'omission';
  const marks = { omission: [words.lastDraw, words.gap], heat: [words.hot, words.cold], off: [] };
  return (
    <button
      type="button"
      className={styles['legend']}
      title={words.switchFigures}
      onClick={() => figureKind.set(next)}
    >
      <span className={inline['vh']}>{words.switchFigures}: </span>
      {kind === 'off' && words.figuresOff}
      {marks[kind].map((mark, i) => (
        <span key={mark} className={styles['figure']}>
          <i className={i === 0 ? undefined : styles['cold']} />
          {mark}
        </span>
      ))}
    </button>
  );
}
