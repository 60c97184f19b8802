import { Money, useLanguage, useWords } from '@fairlot/ui';
import type { CartLine as Line } from '../lines/cart.ts';
import { Picks } from './Picks.tsx';
import { SLIP } from './slip-text.ts';
import { STAKE } from '../stake/text.ts';
import { oddsText } from '../../board/play/index.ts';
import type { NewLine } from '../../board/picks/index.ts';
import { usePlay } from '../../lottery/families/index.ts';
import { IconButton } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import styles from './cart.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** 1 倍 · 元, or the odds of a double-sided line. */
export function LineTerms({ line }: { line: NewLine }) {
  const words = useWords(STAKE);
  if (line.odds !== undefined) return <>@ {oddsText(line.odds)}</>;
  return (
    <>
      {words.times(line.multiple)} · {words[`term${line.mode}`]}
    </>
  );
}

export const usePlayName = (code: string): string => {
  const language = useLanguage();
  return usePlay(code)?.name[language] ?? code;
};

/** One row of the slip; what the server refused stands under it. */
export function CartLine({ line, onRemove }: { line: Line; onRemove: (id: number) => void }) {
  const words = useWords(SLIP);
  const stake = useWords(STAKE);
  const language = useLanguage();
  const name = usePlayName(line.play);
  return (
    <li className={classes(styles['line'], line.problem && styles['bad'])}>
      <span className={inline['cut']} title={name}>
        {name}
      </span>
      <Picks play={line.play} content={line.content} />
      <span className={classes(inline['num'], inline['sec'], styles['fact'])}>
        {stake.notes(line.notes.toLocaleString('en-US'))}
      </span>
      <span className={classes(inline['num'], inline['sec'], styles['fact'])}>
        <LineTerms line={line} />
      </span>
      <span className={classes(inline['num'], inline['b'], styles['amount'])}>
        <Money amount={line.amount} currency />
      </span>
      <IconButton
        icon="close"
        iconSize={14}
        className={styles['remove']}
        label={`${words.remove} ${name}`}
        onClick={() => onRemove(line.id)}
      />
      {/* Said aloud by the dialog or the toast that came with it. */}
      {line.problem && <span className={styles['problem']}>{line.problem[language]}</span>}
    </li>
  );
}
