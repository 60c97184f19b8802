import type { ReactNode } from 'react';

export type StatusLook = 'wait' | 'off' | 'lose' | 'win' | 'tie' | 'done' | 'warn' | 'err';

/** A state: shape, word and colour together, never colour alone (look section 4.13). */
export function Status({ look, children }: { look: StatusLook; children: ReactNode }) {
  return <span className={`st st-${look}`}>{children}</span>;
}
