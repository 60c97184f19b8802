import type { CSSProperties } from 'react';

/** The shape of what is coming. CSS holds it back for 300 ms: quick answers do not flicker. */
export function Skeleton(props: { width?: CSSProperties['width']; height?: number }) {
  const { width = '100%', height = 16 } = props;
  return <span className="sk" style={{ width, height }} aria-hidden="true" />;
}
