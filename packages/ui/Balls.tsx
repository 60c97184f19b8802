import { Ball, type BallSize } from './Ball.tsx';

/** The digits of a drawn number, read out as digits; `count` dashed balls while it is awaited. */
export function Balls(props: {
  number: string | null | undefined;
  count?: number;
  size?: BallSize;
  waitLabel?: string;
}) {
  const { number, count = 5, size = 'md', waitLabel } = props;
  const shown = number ? drawnParts(number) : undefined;
  return (
    <span className="balls" role="img" aria-label={shown ? shown.join(' ') : (waitLabel ?? '…')}>
      {shown
        ? shown.map((digit, place) => (
            <Ball key={place} size={size} look="drawn">
              {digit}
            </Ball>
          ))
        : Array.from({ length: count }, (_, place) => (
            <Ball key={place} size={size} look="wait">
              0
            </Ball>
          ))}
    </span>
  );
}

/** `34682` and `3,4,6,8,2` are five balls; `03,07` are two. */
export const drawnParts = (number: string): string[] =>
  /[^\d]/.test(number) ? number.split(/[^\d]+/).filter(Boolean) : [...number];
