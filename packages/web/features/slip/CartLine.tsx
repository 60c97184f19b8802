import { Icon, Money, useLanguage, useWords } from '@fairlot/ui';
import type { CartLine as Line } from './cart.ts';
import { Picks } from './Picks.tsx';
import { SLIP } from './slip-text.ts';
import { STAKE } from './text.ts';
import { oddsText, type NewLine } from '../board/index.ts';
import { usePlay } from '../lottery/index.ts';

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
    <li className={line.problem ? 'ln bad' : 'ln'}>
      <span className="cut" title={name}>
        {name}
      </span>
      <Picks play={line.play} content={line.content} />
      <span className="num sec">{stake.notes(line.notes.toLocaleString('en-US'))}</span>
      <span className="num sec">
        <LineTerms line={line} />
      </span>
      <span className="num b amt">
        <Money amount={line.amount} currency />
      </span>
      <button
        type="button"
        className="icb"
        aria-label={`${words.remove} ${name}`}
        onClick={() => onRemove(line.id)}
      >
        <Icon name="close" size={14} />
      </button>
      {line.problem && (
        <span className="problem" role="alert">
          {line.problem[language]}
        </span>
      )}
    </li>
  );
}
