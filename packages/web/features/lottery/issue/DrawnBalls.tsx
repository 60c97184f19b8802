import { useEffect, useState, type CSSProperties } from 'react';
import { Ball, useWords } from '@fairlot/ui';
import { ISSUE } from './text.ts';

/** Everything of the reveal is over by now (look.md section 5). */
const REVEAL_MS = 1800;

/**
 * The balls of an issue: dashed while its number is awaited, settling one after the other when it
 * comes. A page that was hidden, or that opens after the draw, shows them at once.
 */
export function DrawnBalls(props: {
  serial: number;
  digits: readonly number[];
  count: number;
  size: 'md' | 'lg';
  /** By place: whether the player had picked what was drawn. */
  hits: readonly boolean[];
}) {
  const { serial, digits, count, size, hits } = props;
  const words = useWords(ISSUE);
  const isRevealing = useReveal(serial, digits.length > 0);
  const balls = Array.from({ length: count }, (_, i) => digits[i]);
  return (
    <div
      className={isRevealing ? 'balls reveal' : 'balls'}
      role="img"
      aria-label={digits.length > 0 ? digits.join(' ') : words.drawing}
    >
      {balls.map((digit, i) => (
        <span key={i} className="place" style={{ '--i': i } as CSSProperties}>
          {(digit === undefined || isRevealing) && (
            <Ball size={size} look="wait">
              0
            </Ball>
          )}
          {digit !== undefined && (
            <Ball size={size} look="drawn" hit={hits[i] ?? false}>
              {String(digit)}
            </Ball>
          )}
        </span>
      ))}
    </div>
  );
}

/** True while the balls of an issue settle that this page saw being awaited. */
function useReveal(serial: number, isDrawn: boolean): boolean {
  const [awaited, setAwaited] = useState<number>();
  if (!isDrawn && awaited !== serial) setAwaited(serial);
  const isRevealing = isDrawn && awaited === serial && !document.hidden;
  useEffect(() => {
    if (!isRevealing) return undefined;
    const timer = setTimeout(() => setAwaited(undefined), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [isRevealing]);
  return isRevealing;
}
