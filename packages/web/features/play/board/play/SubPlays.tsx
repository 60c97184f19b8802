import { Fragment } from 'react';
import { useLanguage, useWords } from '@fairlot/ui';
import type { ListedPlay } from '@fairlot/rules/play/play';
import { sectionsOf, shortNames } from './short-names.ts';
import { PAD } from './text.ts';
import styles from './plays.module.css';

/** The plays of a group under their headings; a second line where one is not enough. */
export function SubPlays(props: {
  plays: readonly ListedPlay[];
  play: ListedPlay;
  /** Plays that hold stakes which the sum counts: marked, so that none is forgotten. */
  marked?: ReadonlySet<string>;
  onPlay: (play: ListedPlay) => void;
}) {
  const { plays, play, marked, onPlay } = props;
  const words = useWords(PAD);
  const language = useLanguage();
  const names = shortNames(plays, language);
  return (
    <div className={styles['subs']} role="group" aria-label={words.play}>
      {sectionsOf(plays).map(({ heading, plays: own }) => (
        <Fragment key={heading?.zh ?? ''}>
          {heading && !isSaid(own, names, heading[language]) && (
            <span className={styles['label']}>{heading[language]}</span>
          )}
          {own.map((each) => (
            <button
              key={each.code}
              type="button"
              className={each === play ? styles['on'] : undefined}
              aria-pressed={each === play}
              onClick={() => onPlay(each)}
            >
              {names.get(each.code)}
              {marked?.has(each.code) && <i className={styles['mark']} />}
            </button>
          ))}
        </Fragment>
      ))}
    </div>
  );
}

/** A heading over one play of the same name says nothing. */
const isSaid = (
  plays: readonly ListedPlay[],
  names: ReadonlyMap<string, string>,
  heading: string,
): boolean => plays.length === 1 && names.get(plays[0]?.code ?? '') === heading;
