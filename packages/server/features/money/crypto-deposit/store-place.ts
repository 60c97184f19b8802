import { sql } from 'kysely';
import type { Tx } from '#platform/db';
import type { Found } from './store-transfer.ts';

type Known = {
  readonly tx: string;
  readonly log_index: number;
  readonly key: string;
  readonly units: string;
  /** In a block that is no more: whatever it was, it may stand elsewhere by now. */
  readonly is_lost: boolean;
  /** It was only seen, and in no block that is: something else may be written in its place. All others keep theirs. */
  readonly is_free: boolean;
};

/**
 * What was found, under the places at which it is kept. Some chains number what a transaction pays within its block, so that in
 * another history the same payment may have another place, and another payment its place: it is known by its transaction, its
 * address and its amount, and keeps the place that it was seen at first.
 */
export async function placed(
  tx: Tx,
  code: string,
  found: readonly Found[],
): Promise<readonly Found[]> {
  const byTx = new Map<string, Map<number, Found>>();
  for (const each of found) {
    const its = byTx.get(each.tx) ?? new Map<number, Found>();
    // A node that tells one place twice tells one payment.
    if (!its.has(each.logIndex)) its.set(each.logIndex, each);
    byTx.set(each.tx, its);
  }
  const { rows } = await sql<Known>`
    SELECT tx, log_index, key, units::text AS units, state IN (2, 4) OR gone_at IS NOT NULL AS is_lost,
      state = 2 AS is_free
    FROM chain_transfer WHERE chain = ${code} AND tx = ANY (${[...byTx.keys()]}::text[])
    ORDER BY log_index`.execute(tx);
  return [...byTx].flatMap(([hash, its]) =>
    placeAll(
      [...its.values()],
      rows.filter((row) => row.tx === hash),
    ),
  );
}

const isSame = (row: Known, of: Found): boolean =>
  row.key === of.key && row.units === String(of.units);

/** Of one transaction. */
export function placeAll(found: readonly Found[], known: readonly Known[]): readonly Found[] {
  if (known.length === 0) return found;
  const places = new Map<Found, number>();
  const used = new Set<number>();
  const put = (each: Found, place: number): void => {
    places.set(each, place);
    used.add(place);
  };
  const at = (place: number): Known | undefined =>
    known.find(({ log_index: index }) => index === place);
  for (const each of found) {
    const row = at(each.logIndex);
    if (row && isSame(row, each)) put(each, each.logIndex);
  }
  for (const each of found) {
    if (places.has(each)) continue;
    const lost = known.find((row) => row.is_lost && !used.has(row.log_index) && isSame(row, each));
    if (lost) put(each, lost.log_index);
  }
  for (const each of found) {
    if (places.has(each)) continue;
    const row = at(each.logIndex);
    const isFree = !used.has(each.logIndex) && (!row || row.is_free);
    put(each, isFree ? each.logIndex : freePlace(used, [...known, ...found.map(placeOf)]));
  }
  return found.map((each) => ({ ...each, logIndex: places.get(each) ?? each.logIndex }));
}

const placeOf = ({ logIndex }: Found) => ({ log_index: logIndex });

/** The lowest that nothing has. */
function freePlace(
  used: ReadonlySet<number>,
  others: readonly { readonly log_index: number }[],
): number {
  const all = new Set([...used, ...others.map(({ log_index: index }) => index)]);
  let place = 0;
  while (all.has(place)) place += 1;
  return place;
}
