import { useLanguage } from '@fairlot/ui';
import { BLOCK, blocksOf } from './picks-blocks.ts';
import { picksText } from '../../board/play/index.ts';
import { usePlay } from '../../lottery/families/index.ts';
import styles from './confirm.module.css';

/** A selection with nothing left out, on as many lines as it takes. */
export function WholePicks({ play, content }: { play: string; content: string }) {
  const { positions, rows } = picksText(usePlay(play), content, useLanguage(), 'whole');
  const text = rows.join(' | ');
  return (
    <div className={styles['picks']}>
      {positions !== '' && <em>{positions} </em>}
      {text.length <= BLOCK
        ? text
        : blocksOf(text).map((block, i) => (
            <span key={i} className={styles['block']}>
              {block}
            </span>
          ))}
    </div>
  );
}
