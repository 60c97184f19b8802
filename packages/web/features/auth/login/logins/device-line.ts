import type { Spoken } from '@fairlot/ui';
import type { LOGINS } from './text.ts';

type Seen = {
  /** As the browser names itself; empty where it is none we know. */
  readonly Device: string;
  /** What the client said beside that; of a try with a wrong password there is nothing. */
  readonly App?: string | null;
  readonly IsMobile?: boolean;
};

/** What a login was opened with, in one line: `App 1.2.3 · Chrome · Android · phone`. */
export function deviceLine({ App, Device, IsMobile }: Seen, words: Spoken<typeof LOGINS>): string {
  const parts = [
    App && words.app(App),
    Device || (!App && words.someDevice),
    IsMobile && words.phone,
  ];
  return parts.filter(Boolean).join(' · ');
}
