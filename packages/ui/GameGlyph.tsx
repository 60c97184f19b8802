import styles from './glyph.module.css';
import type { Glyph } from '@fairlot/rules/play/family';

/** What stands for a game whose family is not known: a ball. */
const BALL: Glyph = { strokes: [{ d: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18' }] };

/** The drawing of a family of games. */
export function GameGlyph({ glyph, size = 22 }: { glyph: Glyph | undefined; size?: number }) {
  const { strokes, dots = [] } = glyph ?? BALL;
  return (
    <svg
      className={styles['glyph']}
      style={{ width: size, height: size }}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {strokes.map(({ d, thin }) => (
        <path key={d} d={d} {...(thin && { strokeWidth: '.8' })} />
      ))}
      {dots.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="currentColor" stroke="none" />
      ))}
    </svg>
  );
}

/** The same on a field of its own, where it leads a card. */
export const FramedGlyph = (props: Parameters<typeof GameGlyph>[0]) => (
  <span className={styles['frame']}>
    <GameGlyph {...props} />
  </span>
);
