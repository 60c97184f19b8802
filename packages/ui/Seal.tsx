import { SEAL_STROKES } from './seal-text.ts';
import { classes } from './class-names.ts';
import styles from './seal.module.css';

type SealMark = keyof typeof SEAL_STROKES;

/** The cinnabar seal: 公 brand, 验 verified, 中 won. Nothing else may be one. */
export function Seal(props: { mark: SealMark; size?: number; line?: boolean }) {
  const { mark, size = 12, line = false } = props;
  return (
    <span
      className={classes(styles['seal'], line && styles['line'])}
      style={{ fontSize: size }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 24 24">
        <path d={SEAL_STROKES[mark]} />
      </svg>
    </span>
  );
}
