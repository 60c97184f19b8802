import inline from './inline.module.css';
import styles from './ring.module.css';

/** The loading ring. `cover` lays it over the whole page on the topmost layer (spec section 9). */
export function Ring(props: { label: string; size?: number; cover?: boolean }) {
  const { label, size = 64, cover = false } = props;
  return (
    <span
      className={cover ? styles['cover'] : styles['here']}
      data-ring={cover ? undefined : ''}
      role="status"
    >
      <svg
        className={styles['ring']}
        width={size}
        height={size}
        viewBox="0 0 64 64"
        fill="none"
        aria-hidden="true"
      >
        <circle cx="32" cy="32" r="28" stroke="var(--line)" strokeWidth="5" />
        <path
          d="M32 4a28 28 0 0 1 28 28"
          stroke="var(--accent-text)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle cx="32" cy="32" r="20" stroke="var(--line-2)" strokeWidth="1.5" />
      </svg>
      <span className={inline['vh']}>{label}</span>
    </span>
  );
}
