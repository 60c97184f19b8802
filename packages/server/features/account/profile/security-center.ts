import { hasFlag } from '@fairlot/rules/check/access';
import type { profileHttp } from '@fairlot/wire/account/profile';
import type { Output } from '@fairlot/wire/core';
import type { Db } from '#platform/db';
import type { Ports } from '#platform/port';
import { securityRows } from '../../auth/credentials/index.ts';
import { readWords } from './store.ts';

/**
 * How safe an account is, as its own player sees it. The score is of what can be had here: an account that has
 * everything that this site offers has 100, whatever is not built or not offered.
 */
export async function getSecurityCenterData(
  { db, ports }: { readonly db: Db; readonly ports: Ports },
  playerId: bigint,
): Promise<Output<typeof profileHttp.getSecurityCenterData>> {
  const [words, ...lists] = await Promise.all([
    readWords(db, playerId),
    ...ports.all(securityRows).map((list) => list(db, playerId)),
  ]);
  const rows = lists.flat();
  const sum = (of: 'points' | 'most') => rows.reduce((total, row) => total + row[of], 0);
  return {
    SecurityScore: Math.round((100 * sum('points')) / Math.max(1, sum('most'))),
    HasFundPassword: words.fund_hash !== null,
    IsCodeAsked: hasFlag(words.flags, 'GA_CHANGE_PASSWORD'),
    Rows: rows.map(({ key, isDone, points, most, at = null, shown = '' }) => ({
      Key: key,
      IsDone: isDone,
      Points: points,
      MostPoints: most,
      TimeStamp: at,
      Shown: shown,
    })),
  };
}
