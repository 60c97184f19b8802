import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** The shape of what is coming. CSS holds it back for 300 ms: quick answers do not flicker. */
export function Skeleton(props: { width?: CSSProperties['width']; height?: number }) {
  const { width = '100%', height = 16 } = props;
  return <span className={styles['skeleton']} style={{ width, height }} aria-hidden="true" />;
}
