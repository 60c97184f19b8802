import { useEffect, useMemo } from 'react';
import { sizeOf } from '@fairlot/rules/core/bit-set';
import type { ColumnPick } from '@fairlot/rules/play/trend/chart';
import type { ListedPlay } from '@fairlot/rules/play/play';
import { useStore } from '@fairlot/shell';
import { readPlays, usePlays } from '../../lottery/families/index.ts';
import type { Game } from '../../lottery/games/index.ts';
import type { Picking } from '../../trend/index.ts';
import { rememberPlay } from '../play/choice.ts';
import { draftOf, isOfLayout, type Draft } from './draft.ts';
import { isPicked, noPicks, togglePick, type Picks } from './picks.ts';

/** What an option is staked with by a tap elsewhere. */
const STAKE = '10';

type Place = { readonly row: number; readonly index: number };

/** Where a pick stands on the pad of its play; undefined where its options are staked on instead. */
function placeOf(play: ListedPlay, { position, row, symbol }: ColumnPick): Place | undefined {
  if (play.options.length > 0) return undefined;
  const at = row ?? play.layout.rows.findIndex((each) => each.position === position);
  const index = play.layout.rows[at]?.symbols.indexOf(symbol) ?? -1;
  return index < 0 ? undefined : { row: at, index };
}

const picksOf = ({ picks }: Draft, play: ListedPlay): Picks => {
  const kept = picks[play.code];
  return kept && isOfLayout(play.layout, kept) ? kept : noPicks(play.layout);
};

/** The bet panel of a game as charts know it: what is picked there is on the pad when it opens. */
export function usePicking(game: Game): {
  readonly picking: Picking | undefined;
  readonly picked: number;
} {
  const { plays } = usePlays(game.Family);
  useEffect(() => {
    // Without them nothing can be picked, and the charts stand all the same.
    void readPlays(game.Family).catch(() => undefined);
  }, [game.Family]);
  const drafts = draftOf(game.Id);
  const draft = useStore(drafts);
  const byCode = useMemo(() => new Map(plays.map((play) => [play.code, play])), [plays]);
  const picking = useMemo((): Picking | undefined => {
    if (byCode.size === 0) return undefined;
    const stakeOf = ({ play, symbol }: ColumnPick): string => draft.stakes[play]?.[symbol] ?? '';
    const isOn = (pick: ColumnPick): boolean => {
      const play = byCode.get(pick.play);
      const place = play && placeOf(play, pick);
      if (play && place) return isPicked(picksOf(draft, play), place.row, place.index);
      return stakeOf(pick) !== '';
    };
    return {
      canPick: (pick) => {
        const play = byCode.get(pick.play);
        return play !== undefined && (play.options.length > 0 || placeOf(play, pick) !== undefined);
      },
      isPicked: isOn,
      toggle: (pick) => {
        const play = byCode.get(pick.play);
        if (!play) return;
        const place = placeOf(play, pick);
        rememberPlay(game.Id, play.code);
        drafts.set((old) => {
          if (place) {
            const after = togglePick(play.layout, picksOf(old, play), place.row, place.index);
            return { ...old, picks: { ...old.picks, [play.code]: after } };
          }
          const own = { ...old.stakes[play.code], [pick.symbol]: isOn(pick) ? '' : STAKE };
          return { ...old, stakes: { ...old.stakes, [play.code]: own } };
        });
      },
    };
  }, [byCode, draft, drafts, game.Id]);
  return { picking, picked: countOf(draft) };
}

/** Everything that is picked or staked in the game. */
function countOf({ picks, stakes }: Draft): number {
  const staked = Object.values(stakes).flatMap((options) => Object.values(options).filter(Boolean));
  const picked = Object.values(picks).flatMap(({ rows }) => rows.map(sizeOf));
  return picked.reduce((sum, size) => sum + size, staked.length);
}
