import { betHttp } from '@fairlot/wire/play/bet';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { currentSettings } from '../../site/settings/values/index.ts';
import { createLeafDrafts } from '../fair/commitment/index.ts';
import { readNow } from '../lottery/issues/index.ts';
import { byIntent } from './place/by-intent.ts';
import { cancel } from './place/cancel.ts';
import { createIssueCache } from './place/issue-cache.ts';
import { createTermsBook, oddsByForm } from './odds/odds.ts';
import { createPlace } from './place/place.ts';
import { movedByForm } from './odds/moves.ts';
import { playLimitsForPlayers } from './odds/present-limits.ts';
import { createRateGate, type RateLimit } from './place/rate.ts';
import { notingSlow } from './place/slow.ts';
import { issueOnSale } from './odds/store-moves.ts';
import { getRecords, getSums } from './records/records.ts';

export type BetOptions = {
  /** Bets that one player may send, as `place.ts` counts them. */
  readonly rate: RateLimit;
};

export function betRoutes({ db, placing, settings, log }: Platform, { rate }: BetOptions) {
  const book = createTermsBook(db);
  const issues = createIssueCache(db);
  const passes = createRateGate(rate);
  const current = currentSettings(db);
  const draftLeaves = createLeafDrafts(settings);
  const options = { db, placing, book, issues, passes, settings: current, draftLeaves };
  const place = notingSlow(createPlace(options), log);
  return routes(betHttp, {
    place: (input, call) => place(call.principal.playerId, input),
    cancel: async (input, call) =>
      cancel({ db, book, ...(await current()) }, call.principal.playerId, input.BetId),
    byIntent: (input, call) => byIntent(db, call.principal.playerId, input.IntentId),
    getBetRecords: (input, call) => getRecords(db, call.principal.playerId, input),
    getBetSums: (input, call) => getSums(db, call.principal.playerId, input),
    getOdds: async ({ GameId }) => {
      const [terms, nowMs] = await Promise.all([book.refresh(GameId), readNow(db)]);
      const issue = await issueOnSale(db, GameId);
      const moves = issue && (await book.moves.refresh(issue.id));
      return {
        GameId,
        Version: terms.version,
        Plays: {
          ...oddsByForm(terms, nowMs),
          ...(moves && movedByForm(terms, moves, issue.drawMs)),
        },
        ClosedPlays: [...terms.closedPlays],
        PrizeLimit: terms.prizeLimit,
        PlayLimits: playLimitsForPlayers(terms, nowMs),
        MinStake: terms.minStake,
        MaxStake: terms.maxStake,
        MaxMultiple: terms.maxMultiple,
        ...(terms.issuePrize !== undefined && { IssuePrize: terms.issuePrize }),
      };
    },
  });
}
