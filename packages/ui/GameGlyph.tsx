import type { ReactNode } from 'react';

const DOTS = (places: readonly (readonly [number, number])[], r: number): ReactNode => (
  <g fill="currentColor" stroke="none">
    {places.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
    ))}
  </g>
);

const DIGITS = (
  <>
    <circle cx="12" cy="12" r="9" />
    <circle cx="12" cy="12" r="6.4" strokeWidth=".8" />
    <path d="M11 9.6l1.6-.9v6.4" />
  </>
);

/** The drawings by family of games (look section 4.5); a family without one gets the ring. */
const GLYPHS: { readonly [family: string]: ReactNode } = {
  ssc: DIGITS,
  d3: (
    <>
      <circle cx="6.4" cy="12" r="3.4" />
      <circle cx="12" cy="12" r="3.4" />
      <circle cx="17.6" cy="12" r="3.4" />
    </>
  ),
  k3: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4" />
      {DOTS(
        [
          [8.6, 8.6],
          [12, 12],
          [15.4, 15.4],
        ],
        1.35,
      )}
    </>
  ),
};

export function GameGlyph({ family, size = 22 }: { family: string; size?: number }) {
  return (
    <svg
      className="gi"
      style={{ width: size, height: size }}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {GLYPHS[family] ?? DIGITS}
    </svg>
  );
}
