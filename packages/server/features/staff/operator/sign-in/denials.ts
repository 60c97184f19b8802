import type { Denial } from '#platform/access';
import { announcer } from '#platform/announce';
import { transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import type { Job } from '#platform/jobs';
import { addressOf } from '../../../auth/credentials/index.ts';
import { copyHead } from '../audit/audit-copy.ts';
import { changesOf } from '../audit/hub.ts';
import { countDenial, foldDenials } from './store-denial.ts';
import { deleteOldChallenges } from './store-passkey.ts';
import { deleteOldTokens, isTokenKnown } from './store-session.ts';
import { hashToken, isOperatorToken } from './token.ts';

/**
 * Who was not let in is in the audit: everybody at the console, and at the door of the players whoever
 * shows the token of an operator there. One row an address and minute, with a count, or a flood of them
 * would fill the disk.
 */
const LONGEST_TEXT = 100;

const cut = (text: string): string => text.replaceAll('\0', '').slice(0, LONGEST_TEXT);

type DenialsDeps = Pick<Platform, 'db'>;

export const noteDenial = ({ db }: DenialsDeps, { ip, code, target, who }: Denial): Promise<void> =>
  countDenial(db, { address: addressOf(ip), code, target: cut(target), who: cut(who) });

/**
 * At the door of the players: their own lost logins are nobody's business, nor is a token that never was
 * an operator's. Anybody can write one, and what stands in the audit stays there.
 */
export async function noteWrongDoor(stage: DenialsDeps, denial: Denial): Promise<void> {
  const { token } = denial;
  if (!isOperatorToken(token)) return;
  if (await isTokenKnown(stage.db, hashToken(token))) await noteDenial(stage, denial);
}

const EVERY_MS = 10_000;
const OLD_MS = 600_000;
const HEAD_MS = 600_000;

export const operatorJobs = ({ db, settings }: Platform): readonly Job[] => [
  {
    name: 'operator.head',
    everyMs: HEAD_MS,
    run: () => copyHead(db, settings.dataFolder),
  },
  {
    name: 'operator.denials',
    everyMs: EVERY_MS,
    run: () =>
      transaction(db, async (tx) => {
        if ((await foldDenials(tx)) === 0) return 'idle';
        await announcer.write(tx, changesOf('denied', { permission: '', target: '' }));
        return 'worked';
      }),
  },
  {
    name: 'operator.old',
    everyMs: OLD_MS,
    run: async () => {
      await deleteOldTokens(db);
      await deleteOldChallenges(db);
      return 'idle';
    },
  },
];
