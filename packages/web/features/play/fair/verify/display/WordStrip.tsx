import type { Drawn, DrawWord } from '@fairlot/draw';
import { Ball, Icon, useWords } from '@fairlot/ui';
import { VERIFY } from './text.ts';
import styles from './word-strip.module.css';
import { classes } from '@fairlot/ui/class-names';
import sheet from './verify.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** More words than these are shown small: a word over what it makes. */
const MOST_LARGE = 24;

/**
 * Each word that was read from the stream, and the number it makes; a skipped one is struck out.
 * `isHex`: what it makes is a hexadecimal digit.
 */
export function WordStrip({ drawn, isHex }: { drawn: Drawn; isHex: boolean }) {
  const words = useWords(VERIFY);
  const isSmall = drawn.trace.length > MOST_LARGE;
  return (
    <>
      <p>{words.wordsHow}</p>
      <ol className={isSmall ? styles['small'] : sheet['words']}>
        {drawn.trace.map((word) => (
          <Word
            key={word.position}
            word={word}
            made={word.makes?.toString(isHex ? 16 : 10) ?? ''}
            isSmall={isSmall}
          />
        ))}
      </ol>
    </>
  );
}

function Word({ word, made, isSmall }: { word: DrawWord; made: string; isSmall: boolean }) {
  const words = useWords(VERIFY);
  const { position, value, below, skipped } = word;
  const label = skipped
    ? words.wordSkipped(position + 1, value)
    : words.word(position + 1, value, below, made);
  const hex = value.toString(16).padStart(8, '0');
  return (
    <li className={skipped ? classes(sheet['skipped'], styles['skipped']) : undefined}>
      <span className={inline['vh']}>{label}</span>
      {isSmall ? (
        <span className={styles['word']} aria-hidden="true">
          <span className={inline['mono']}>{hex}</span>
          <b className={inline['num']}>{skipped ? '—' : made}</b>
        </span>
      ) : (
        <LargeWord word={word} hex={hex} made={made} />
      )}
    </li>
  );
}

function LargeWord({ word, hex, made }: { word: DrawWord; hex: string; made: string }) {
  const words = useWords(VERIFY);
  const { value, below, skipped } = word;
  return (
    <span className={sheet['word']} aria-hidden="true">
      <span className={inline['mono']}>{hex}</span>
      <small className={inline['num']}>{value}</small>
      {skipped ? (
        <small className={sheet['skip']}>{words.skip}</small>
      ) : (
        <>
          <small className={classes(inline['num'], inline['mut'])}>mod {below}</small>
          <Icon name="down" size={12} />
          <Ball size="md" look="drawn">
            {made}
          </Ball>
        </>
      )}
    </span>
  );
}
