import type { Money } from '@fairlot/rules/core/money';
import { sumMoney } from '@fairlot/rules/core/money';
import type { NewLine } from '../board/picks/index.ts';

/** What a player put on the tile of a game: options by their keys, and what each is staked with. */
export type Tile = { readonly picks: ReadonlySet<string>; readonly amount: string };
export type Tiles = { readonly [gameId: number]: Tile };

const NO_PICKS: ReadonlySet<string> = new Set();

export const tileOf = (tiles: Tiles, gameId: number, common: string): Tile =>
  tiles[gameId] ?? { picks: NO_PICKS, amount: common };

export function withPick(tile: Tile, key: string): Tile {
  const picks = new Set(tile.picks);
  if (!picks.delete(key)) picks.add(key);
  return { ...tile, picks };
}

/** Every tile staked with the common amount; picks stay. */
export const withAmount = (tiles: Tiles, gameIds: readonly number[], amount: string): Tiles =>
  Object.fromEntries(gameIds.map((id) => [id, { ...tileOf(tiles, id, amount), amount }]));

/** Nothing on these tiles any more; amounts stay. */
export const withoutPicks = (tiles: Tiles, gameIds: readonly number[]): Tiles => ({
  ...tiles,
  ...Object.fromEntries(
    gameIds.flatMap((id) => (tiles[id] ? [[id, { ...tiles[id], picks: NO_PICKS }]] : [])),
  ),
});

/** A tile that is ready to be sent: the bets of one game, for the issue that is on sale. */
export type TileBet = {
  readonly gameId: number;
  readonly serial: number;
  readonly closesAt: number;
  readonly lines: readonly NewLine[];
};

export const amountOf = (bets: readonly TileBet[]): Money =>
  sumMoney(bets.flatMap(({ lines }) => lines.map(({ amount }) => amount)));

/** The games of a board, by when their issues close where the player wants that; without one, last. */
export function ordered<
  T extends { readonly gameId: number; readonly closesAt: number | undefined },
>(tiles: readonly T[], isByClose: boolean): readonly T[] {
  if (!isByClose) return tiles;
  return tiles.toSorted((a, b) => (a.closesAt ?? Infinity) - (b.closesAt ?? Infinity) || 0);
}
