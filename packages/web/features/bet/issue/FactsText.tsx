import { useWords } from '@fairlot/ui';
import { ISSUE } from '../text.ts';
import { factsOf, type DrawFacts } from './draw-facts.ts';

type Words = Record<'big' | 'small' | 'odd' | 'even' | 'dragon' | 'tiger' | 'tie', string>;

/** 大 or 小, 单 or 双, 龙 or 虎 or 和. */
export const factWords = (facts: DrawFacts, words: Words): readonly [string, string, string] => [
  facts.isBig ? words.big : words.small,
  facts.isOdd ? words.odd : words.even,
  words[facts.duel],
];

/** `和 23 · 大 单 · 龙` beside a drawn number. */
export function FactsText({ digits }: { digits: readonly number[] }) {
  const words = useWords(ISSUE);
  const facts = factsOf(digits);
  if (!facts) return null;
  const [size, parity, duel] = factWords(facts, words);
  return (
    <span className="num facts-text">
      {words.sum(facts.sum)} · {size} {parity} · {duel}
    </span>
  );
}
