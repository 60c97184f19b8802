import type { Drawn, DrawWord } from '@fairlot/draw';
import { Ball, Icon, useWords } from '@fairlot/ui';
import { VERIFY } from './text.ts';

/** Each word that was read from the stream, and the number it makes; a skipped one is struck out. */
export function WordStrip({ drawn }: { drawn: Drawn }) {
  const words = useWords(VERIFY);
  return (
    <>
      <p>{words.wordsHow}</p>
      <ol className="vf-words">
        {drawn.trace.map((word) => (
          <Word key={word.position} word={word} />
        ))}
      </ol>
    </>
  );
}

function Word({ word }: { word: DrawWord }) {
  const words = useWords(VERIFY);
  const { position, value, below, makes, skipped } = word;
  const label = skipped
    ? words.wordSkipped(position + 1, value)
    : words.word(position + 1, value, below, String(makes));
  return (
    <li className={skipped ? 'is-skipped' : undefined}>
      <span className="vh">{label}</span>
      <span className="vf-word" aria-hidden="true">
        <span className="mono">{value.toString(16).padStart(8, '0')}</span>
        <small className="num">{value}</small>
        {skipped ? (
          <small className="vf-skip">{words.skip}</small>
        ) : (
          <>
            <small className="num mut">mod {below}</small>
            <Icon name="down" size={12} />
            <Ball size="md" look="drawn">
              {String(makes)}
            </Ball>
          </>
        )}
      </span>
    </li>
  );
}
