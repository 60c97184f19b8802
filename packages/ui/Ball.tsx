import type { CSSProperties, ReactNode } from 'react';

export type BallSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';
export type BallLook = 'plain' | 'drawn' | 'on' | 'wait' | 'off';

/** One number ball as a picture. The pick board makes its own buttons of the same classes. */
export function Ball(props: {
  children?: ReactNode;
  size?: BallSize;
  look?: BallLook;
  hit?: boolean;
  style?: CSSProperties;
}) {
  const { children, size = 'lg', look = 'plain', hit = false, style } = props;
  const two = typeof children === 'string' && children.length > 1 ? ' two' : '';
  const sized = size === 'lg' ? '' : ` ${size}`;
  const looks = look === 'plain' ? '' : ` is-${look}`;
  return (
    <span className={`ball${sized}${two}${looks}${hit ? ' is-hit' : ''}`} style={style}>
      {children}
    </span>
  );
}
