import { useMemo } from 'react';
import { plate } from './plate.ts';

/** The porcelain plate of a hash. Decoration unless it has a title. */
export function Plate(props: {
  hash: string;
  size?: number | string;
  dial?: boolean;
  /** Thickness of the lines: below 1 for a plate that is drawn large. */
  weight?: number;
  title?: string;
  className?: string;
}) {
  const { hash, size = 200, dial = true, weight = 1, title, className = '' } = props;
  const strokes = useMemo(() => plate(hash, dial), [hash, dial]);
  const label = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg className={className} viewBox="0 0 200 200" width={size} height={size} {...label}>
      {strokes.map((stroke) => (
        <path
          key={stroke.d + (stroke.fill ?? 0)}
          d={stroke.d}
          fill={stroke.fill ? 'currentColor' : 'none'}
          fillOpacity={stroke.fill}
          stroke={stroke.line ? 'currentColor' : 'none'}
          strokeOpacity={stroke.line}
          strokeWidth={stroke.width && stroke.width * weight}
          strokeLinecap={stroke.round ? 'round' : undefined}
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
