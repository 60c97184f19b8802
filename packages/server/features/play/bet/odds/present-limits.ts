import { findPlay } from '@fairlot/rules/play/index';
import type { Output } from '@fairlot/wire/core';
import type { betHttp } from '@fairlot/wire/play/bet';
import { mostNotes, type PlayLimits, soloNotes } from './play-limits.ts';
import type { Terms } from './terms.ts';

type ShownLimits = Output<typeof betHttp.getOdds>['PlayLimits'];

/** `MaxStake` of `maxStake`. */
const shown = (limits: PlayLimits): ShownLimits[string] =>
  Object.fromEntries(
    Object.entries(limits).map(([field, value]) => [
      field.charAt(0).toUpperCase() + field.slice(1),
      value,
    ]),
  );

/** Limits that plays have of their own, in the words of the contract. */
export const presentPlayLimits = ({ ofPlays }: Terms): ShownLimits =>
  Object.fromEntries([...ofPlays].map(([code, limits]) => [code, shown(limits)]));

/** The same for players: shares of all notes as numbers of notes. */
export const playLimitsForPlayers = (terms: Terms, nowMs: number): ShownLimits =>
  Object.fromEntries(
    [...terms.ofPlays].map(([code, limits]) => {
      const play = findPlay(code)?.on(nowMs);
      const most = play ? mostNotes(limits, play) : Infinity;
      const solo = play && soloNotes(limits, play);
      const counted = {
        ...(most !== Infinity && { MaxNotes: most }),
        ...(solo !== undefined && { SoloNotes: solo }),
      };
      return [code, { ...shown(limits), ...counted }];
    }),
  );
