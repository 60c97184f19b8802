import { useWords } from '@fairlot/ui';
import { factsOf } from './draw-facts.ts';
import { ISSUE } from './text.ts';

/** `和 23 · 大 单 · 龙` beside a drawn number. */
export function FactsText({ digits }: { digits: readonly number[] }) {
  const words = useWords(ISSUE);
  const facts = factsOf(digits);
  if (!facts) return null;
  const { sum, isBig, isOdd, duel } = facts;
  return (
    <span className="num facts-text">
      {words.sum(sum)} · {isBig ? words.big : words.small} {isOdd ? words.odd : words.even} ·{' '}
      <span className={duel === 'tie' ? 'tie' : undefined}>{words[duel]}</span>
    </span>
  );
}
