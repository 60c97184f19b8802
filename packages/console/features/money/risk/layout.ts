import type { Related, Tie } from '@fairlot/wire/money/risk';

export type Point = { readonly x: number; readonly y: number };
export type Spot = Point & { readonly player: Related };
export type Knot = Point & { readonly tie: Tie; readonly ends: readonly Point[] };
export type Drawing = {
  readonly size: number;
  readonly spots: readonly Spot[];
  readonly knots: readonly Knot[];
};

/** So far from an account the sign of a tie stands. */
const CLEAR = 16;
const RINGS = [0, 0.52, 0.92] as const;

/**
 * Where accounts and what ties them stand: whom one asked about in the middle, others on rings by their steps, each tie
 * in the middle of those whom it ties. The same relations are always drawn the same way. Pure.
 */
export function layOut(players: readonly Related[], ties: readonly Tie[], size: number): Drawing {
  const half = size / 2;
  const reach = half - 44;
  const spots = players.map((player): Spot => {
    const ring = players.filter(({ Steps }) => Steps === player.Steps);
    const at = ring.indexOf(player);
    // A half step from ring to ring: names of the outer one stand between those of the inner.
    const turn = ((at + player.Steps / 2) / ring.length) * 2 * Math.PI - Math.PI / 2;
    const radius = (RINGS[player.Steps] ?? 1) * reach;
    return { player, x: half + radius * Math.cos(turn), y: half + radius * Math.sin(turn) };
  });
  const byId = new Map(spots.map((spot) => [spot.player.PlayerId, spot]));
  const knots = ties.map((tie): Knot => {
    const ends = tie.PlayerIds.flatMap((id) => byId.get(id) ?? []);
    const sum = ends.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
    const count = Math.max(ends.length, 1);
    const [x, y] = [sum.x / count, sum.y / count];
    // Never below an account: its sign would not be read.
    const isCovered = spots.some((spot) => Math.hypot(spot.x - x, spot.y - y) < CLEAR);
    return { tie, ends, x, y: isCovered ? y - 2 * CLEAR : y };
  });
  return { size, spots, knots };
}
