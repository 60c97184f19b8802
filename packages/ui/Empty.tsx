import type { ReactNode } from 'react';
import { Plate } from './Plate.tsx';

/** Nothing here: a plate without dial, one title, one line, one way on (look section 7). */
export function Empty(props: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="empty">
      <Plate hash={EMPTY_HASH} size={88} dial={false} className="plate-quiet" />
      <b>{props.title}</b>
      {props.children && <span>{props.children}</span>}
      {props.action}
    </div>
  );
}

const EMPTY_HASH = '2406a68b6cae75f7fd4b0ae15296776d3e9b230462ede9009fd7db2ed2ca1c41';
