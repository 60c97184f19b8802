import { lazy, Suspense, type ReactNode } from 'react';
import styles from './empty.module.css';

/** The picture may come after the words. */
const Plate = lazy(async () => ({ default: (await import('./Plate.tsx')).Plate }));

/** Nothing here: a plate without dial, one title, one line, one way on. */
export function Empty(props: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles['empty']} data-empty>
      <span className={styles['art']}>
        <Suspense>
          <Plate hash={EMPTY_HASH} size={88} dial={false} className={styles['plate'] ?? ''} />
        </Suspense>
      </span>
      <b>{props.title}</b>
      {props.children && <span>{props.children}</span>}
      {props.action}
    </div>
  );
}

const EMPTY_HASH = '2406a68b6cae75f7fd4b0ae15296776d3e9b230462ede9009fd7db2ed2ca1c41';
