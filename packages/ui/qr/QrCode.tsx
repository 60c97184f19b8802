import { useMemo } from 'react';
import { classes } from '../class-names.ts';
import { qrPathOf } from './qr-path.ts';
import styles from './qr.module.css';

type Props = {
  readonly text: string;
  /** What is read out in its place. */
  readonly label: string;
  readonly className?: string | undefined;
};

/** A text as a picture for a camera: black on white whatever the mode, as readers want it. As wide as its place. */
export function QrCode({ text, label, className }: Props) {
  const { size, path } = useMemo(() => qrPathOf(text), [text]);
  return (
    <svg
      className={classes(styles['code'], className)}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
