import { classes } from './class-names.ts';
import styles from './seal.module.css';

/** The cinnabar seal: 公 brand, 验 verified, 中 won. Nothing else may be one. */
export function Seal(props: { mark: '公' | '验' | '中'; size?: number; line?: boolean }) {
  const { mark, size = 12, line = false } = props;
  return (
    <span
      className={classes(styles['seal'], line && styles['line'])}
      style={{ fontSize: size }}
      lang="zh-CN"
      translate="no"
      aria-hidden="true"
    >
      {mark}
    </span>
  );
}
