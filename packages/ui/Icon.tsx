import type { ReactNode } from 'react';
import { ICONS } from './icons.ts';

export type IconName = keyof typeof ICONS;

/** A line icon of the set in the colour of its text. Always decoration: label the control. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={36 / Math.max(size, 16)}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
