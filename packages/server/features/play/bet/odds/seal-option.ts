import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { findForm, isPlayedIn } from '@fairlot/rules/play/index';
import type { Db } from '#platform/db';
import type { Platform } from '#platform/feature';
import { findIssue } from '../../lottery/issues/index.ts';
import { readGame } from '../../lottery/games/index.ts';
import { act, type Actor } from '../../../staff/operator/proposals/index.ts';
import { isSealed, newestMove, oddsInIssue } from './moves.ts';
import { publishMoves } from './move-odds.ts';
import { newestTerms } from './odds.ts';
import { lockMoves, readMoves } from './store-moves.ts';

/** An option of a play in one issue: `lhc.te.num`, `07`. */
export type OptionName = {
  readonly gameId: number;
  readonly serialNumber: number;
  readonly play: string;
  readonly option: string;
};

export type SealFault =
  | 'NO_SUCH_GAME'
  | 'NO_SUCH_ISSUE'
  | 'NO_SUCH_PLAY'
  | 'ISSUE_OVER'
  | 'NO_CHANGE';

type Sealed = { readonly version: number };

/**
 * An operator seals an option of a play for an issue, or lifts it: one is enough, for haste is the point of it
 * and nobody loses a bet by it. One that reached its cap stays sealed until it has room again.
 */
export const sealOption = (
  stage: Pick<Platform, 'announce'> & { readonly db: Db },
  actor: Actor,
  { gameId, serialNumber, play: form, option }: OptionName,
  { isOn, reason }: { readonly isOn: boolean; readonly reason: string },
): Promise<Result<Sealed, SealFault>> =>
  act<Sealed, SealFault>(
    stage.db,
    actor,
    {
      permission: 'bet.options.seal',
      target: `option ${option} of ${form} in issue ${serialNumber} of game ${gameId}`,
      reason,
    },
    async (tx) => {
      if (!(await readGame(tx, gameId))) return refused('NO_SUCH_GAME');
      const issue = await findIssue(tx, gameId, serialNumber);
      if (!issue) return refused('NO_SUCH_ISSUE');
      if (issue.state !== 0) return refused('ISSUE_OVER');
      const terms = await newestTerms(tx, gameId);
      const play = findForm(form);
      const at = play?.options.findIndex(({ code }) => code === option) ?? -1;
      if (!play || at === -1 || !isPlayedIn(terms.family, play)) return refused('NO_SUCH_PLAY');
      await lockMoves(tx, issue.id);
      const moves = await readMoves(tx, issue.id);
      const before = newestMove(moves, play);
      const sealed = before?.sealed ?? [];
      if (sealed.includes(at) === isOn) return refused('NO_CHANGE');
      const move = {
        playId: play.id,
        version: (before?.version ?? 0) + 1,
        odds: oddsInIssue(terms, play, before),
        reached: before?.reached ?? [],
        sealed: isOn ? [...sealed, at].toSorted((a, b) => a - b) : sealed.filter((i) => i !== at),
      };
      const name = { issueId: issue.id, gameId, serial: serialNumber };
      await publishMoves(tx, stage, name, moves, [{ play, move }]);
      const version = move.version;
      const isOff = isSealed(move, at);
      return ok({
        before: { isSealed: !isOn },
        after: { isSealed: isOff, version },
        value: { version },
      });
    },
  );
