import { hasFlag } from '@fairlot/rules/check/access';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { OPEN_CODES, riskConsole, Tie } from '@fairlot/wire/money/risk';
import type { Db } from '#platform/db';
import { COLOURS, nameIn } from './kinds.ts';
import { readColours, readRelated, readTies, type TieRow } from './store-relations.ts';

type Relations = Output<typeof riskConsole.getRelations>;
type Fault = Refusal<Pick<typeof OPEN_CODES, 'NO_SUCH_PLAYER'>>;

/** Accounts and ties that a picture still shows. */
const MOST = { players: 40, ties: 60, rows: 1_000 } as const;
const STEPS = 2;

const colourOf = (colour: number | null | undefined) =>
  colour === null || colour === undefined ? null : nameIn(COLOURS, colour);

/** Accounts that have to do with one, and by what: his own first, then those of whom he has to do with. */
export async function getRelations(db: Db, playerId: bigint): Promise<Result<Relations, Fault>> {
  const steps = new Map<bigint, number>([[playerId, 0]]);
  let rows: readonly TieRow[] = [];
  let isCut = false;
  for (let step = 1; step <= STEPS; step += 1) {
    rows = await readTies(db, [...steps.keys()], MOST.rows);
    isCut ||= rows.length === MOST.rows;
    for (const { player_id: id } of rows) {
      if (steps.has(id)) continue;
      if (steps.size === MOST.players) isCut = true;
      else steps.set(id, step);
    }
  }
  const players = await readRelated(db, [...steps.keys()]);
  if (!players.some(({ player_id: id }) => id === playerId))
    return refused({ code: 'NO_SUCH_PLAYER' });
  const ties = tiesOf(rows, steps);
  const colours = await readColours(
    db,
    ties.map(({ value }) => value),
  );
  return ok({
    Players: players
      .map((row) => ({
        PlayerId: Number(row.player_id),
        UserName: row.user_name,
        Steps: steps.get(row.player_id) ?? STEPS,
        HasCase: row.has_case,
        IsFrozen: hasFlag(row.flags, 'FUNDS_FREEZE'),
        Colour: colourOf(row.colour),
      }))
      .toSorted((a, b) => a.Steps - b.Steps || a.PlayerId - b.PlayerId),
    Ties: ties
      .slice(0, MOST.ties)
      .map(({ tie, value }) => ({ ...tie, Colour: colourOf(colours.get(`${tie.Kind} ${value}`)) })),
    IsCut: isCut || ties.length > MOST.ties,
  });
}

type Found = { readonly value: string; readonly tie: Tie & { readonly PlayerIds: number[] } };

/** The ties among those that are shown; what ties more of them comes first. */
function tiesOf(rows: readonly TieRow[], shown: ReadonlyMap<bigint, number>): readonly Found[] {
  const found = new Map<string, Found>();
  for (const row of rows) {
    if (!shown.has(row.player_id)) continue;
    const key = `${row.kind} ${row.value}`;
    const tie = { Kind: row.kind, Shown: row.shown, Colour: null, PlayerIds: [] };
    const one = found.get(key) ?? { value: row.value, tie };
    one.tie.PlayerIds.push(Number(row.player_id));
    found.set(key, one);
  }
  return [...found.values()]
    .filter(({ tie }) => tie.PlayerIds.length > 1)
    .toSorted((a, b) => b.tie.PlayerIds.length - a.tie.PlayerIds.length);
}
