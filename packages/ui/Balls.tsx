import type { CSSProperties } from 'react';
import { lookAt } from '@fairlot/rules/play/draw-shape';
import type { BallLook, HexLook } from '@fairlot/rules/play/family';
import { Ball, type BallSize } from './Ball.tsx';
import { DrawnBall } from './DrawnBall.tsx';
import { HexDigits } from './hex/HexDigits.tsx';
import { classes } from './class-names.ts';
import styles from './ball.module.css';

/** The balls of a drawn number, read out one by one; `count` dashed balls while it is awaited. */
export function Balls(props: {
  number: string | null | undefined;
  count?: number;
  size?: BallSize;
  kind?: BallLook | HexLook | undefined;
  /** From this place on balls are of another pool. */
  extra?: number | undefined;
  waitLabel?: string;
  /** Smaller where the room is: what they stand in has a width of its own. */
  fit?: boolean;
}) {
  const { number, count = 5, size = 'md', kind = 'ball', extra, waitLabel, fit = false } = props;
  if (typeof kind === 'object') {
    return (
      <HexDigits digits={number} look={kind} count={count} size={size} waitLabel={waitLabel} />
    );
  }
  const shown = number ? drawnParts(number) : undefined;
  return (
    <span
      className={classes(styles['balls'], fit && styles['fit'])}
      style={fit ? fitStyle(shown?.length ?? count, size) : undefined}
      data-balls={fit ? 'fit' : ''}
      translate="no"
      role="img"
      aria-label={shown ? shown.join(' ') : (waitLabel ?? '…')}
    >
      {shown
        ? shown.map((digit, place) => (
            <DrawnBall key={place} kind={lookAt(kind, extra, place)} size={size} text={digit} />
          ))
        : Array.from({ length: count }, (_, place) => (
            <Ball
              key={place}
              size={size}
              look="wait"
              isExtra={lookAt(kind, extra, place) === 'extra'}
            />
          ))}
    </span>
  );
}

/** Twenty stand in two lines. */
const MOST_IN_LINE = 10;

/** What balls that fit their room have to know: how many stand in a line, and how large they are at most. */
export const fitStyle = (count: number, size: BallSize): CSSProperties =>
  ({ '--n': Math.min(count, MOST_IN_LINE), '--most': `var(--ball-${size})` }) as CSSProperties;

/** `34682` and `3,4,6,8,2` are five balls; `03,07` are two. */
export const drawnParts = (number: string): string[] =>
  /[^\d]/.test(number) ? number.split(/[^\d]+/).filter(Boolean) : [...number];
