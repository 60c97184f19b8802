import { useMemo, useState } from 'react';
import { betHttp } from '@fairlot/wire/play/bet';
import type { GameInfo } from '@fairlot/wire/play/lottery';
import { callKey, queries, serverNow } from '@fairlot/shell';
import { isOpen, saleAt } from '../lottery/issue/index.ts';
import { playsNow } from '../lottery/families/index.ts';
import type { Game } from '../lottery/games/index.ts';
import { linesOfSides, sidesOf } from '../board/sides/index.ts';
import type { WinTerms } from '../slip/wins/index.ts';
import {
  ordered,
  tileOf,
  withAmount,
  withoutPicks,
  type Tile,
  type TileBet,
  type Tiles,
} from './tile-state.ts';

type Infos = { readonly [gameId: string]: GameInfo };
type Odds = {
  readonly value?: {
    readonly Version: number;
    readonly Plays: { readonly [play: string]: readonly bigint[] };
    readonly ClosedPlays: readonly string[];
  } & WinTerms;
};

const oddsOf = (GameId: number): Odds['value'] =>
  queries.getQueryData<Odds>(callKey(betHttp.getOdds, { GameId }))?.value;

/** What a game takes and pays, as it was told last. */
export const termsOf = (gameId: number): WinTerms | undefined => oddsOf(gameId);

const issuesOf = (info: GameInfo | undefined) => info?.RecentIssues ?? [];

/** The bets of a tile as they would leave now; undefined where there is nothing to send. */
function betOf(game: Game, info: GameInfo | undefined, tile: Tile): TileBet | undefined {
  const sale = saleAt(issuesOf(info), serverNow());
  const odds = oddsOf(game.Id);
  if (!isOpen(sale) || !odds || info?.State !== 0) return undefined;
  const { SerialNumber: serial, CloseTimeStamp: closesAt, DrawTimeStamp: drawMs } = sale.issue;
  const table = { version: odds.Version, plays: odds.Plays, closed: odds.ClosedPlays };
  const lines = linesOfSides(tile, sidesOf(playsNow(game.Family)), table, drawMs);
  return lines.length === 0 ? undefined : { gameId: game.Id, serial, closesAt, lines };
}

/** The games of the tiles in the order in which they stand. */
export function useShown(
  ids: readonly number[],
  games: readonly Game[],
  infos: Infos | undefined,
  isByClose: boolean,
): readonly Game[] {
  return useMemo(() => {
    const known = ids.flatMap((id) => games.find((game) => game.Id === id) ?? []);
    const closing = known.map((game) => {
      const info = infos?.[game.Id];
      const sale = saleAt(issuesOf(info), info?.DateTimeNow ?? 0);
      const closesAt = isOpen(sale) ? sale.issue.CloseTimeStamp : undefined;
      return { game, gameId: game.Id, closesAt };
    });
    return ordered(closing, isByClose).map(({ game }) => game);
  }, [ids, games, infos, isByClose]);
}

/** What is put on the tiles, and the bets that it makes. */
export function useBets(infos: Infos | undefined) {
  const [tiles, setTiles] = useState<Tiles>({});
  const [common, setCommon] = useState('10');
  const tile = (id: number): Tile => tileOf(tiles, id, common);
  return {
    common,
    setCommon,
    tile,
    setTile: (id: number, next: Tile) => setTiles((old) => ({ ...old, [id]: next })),
    stakeAll: (ids: readonly number[]) => setTiles((old) => withAmount(old, ids, common)),
    clear: (ids: readonly number[]) => setTiles((old) => withoutPicks(old, ids)),
    betsOf: (some: readonly Game[]): readonly TileBet[] =>
      some.flatMap((game) => betOf(game, infos?.[game.Id], tile(game.Id)) ?? []),
  };
}
