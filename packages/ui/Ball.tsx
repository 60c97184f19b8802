import type { CSSProperties, ReactNode } from 'react';
import { classes } from './class-names.ts';
import styles from './ball.module.css';

export type BallSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';
export type BallLook = 'plain' | 'drawn' | 'on' | 'wait' | 'off';

/** The look of a ball, for whatever is one: the picture below, or what a button of the pad shows. */
export const ballClass = (
  size: BallSize,
  look: BallLook = 'plain',
  isTwo = false,
  isExtra = false,
): string =>
  classes(
    styles['ball'],
    size !== 'lg' && styles[size],
    isTwo && styles['two'],
    isExtra && styles['extra'],
    look !== 'plain' && styles[look],
  );

/** One number ball as a picture. */
export function Ball(props: {
  children?: ReactNode;
  size?: BallSize;
  look?: BallLook;
  hit?: boolean;
  /** Of another pool than the balls before it. */
  isExtra?: boolean;
  style?: CSSProperties;
}) {
  const { children, size = 'lg', look = 'plain', hit = false, isExtra = false, style } = props;
  const isTwo = typeof children === 'string' && children.length > 1;
  return (
    <span
      className={classes(ballClass(size, look, isTwo, isExtra), hit && styles['hit'])}
      style={style}
      data-ball
      translate="no"
      data-hit={hit || undefined}
    >
      {children}
    </span>
  );
}
