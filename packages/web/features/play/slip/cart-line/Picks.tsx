import { Fragment } from 'react';
import { useLanguage } from '@fairlot/ui';
import { picksText } from '../../board/play/index.ts';
import { usePlay } from '../../lottery/families/index.ts';
import styles from './cart.module.css';

/** `258 | 04 | 179`: a selection in a line of the slip. */
export function Picks({ play, content }: { play: string; content: string }) {
  const { positions, rows } = picksText(usePlay(play), content, useLanguage());
  const plain = `${positions && `${positions}: `}${rows.join(' | ')}`;
  return (
    <span className={styles['picks']} title={plain}>
      {positions !== '' && <em>{positions} </em>}
      {rows.map((row, i) => (
        <Fragment key={i}>
          {i > 0 && <i>|</i>}
          {row}
        </Fragment>
      ))}
    </span>
  );
}
