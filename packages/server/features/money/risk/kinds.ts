/** As `risk_entry` stores them. */
export const ENTRY_KINDS = { player: 1, ip: 2, device: 3 } as const;
export type EntryKind = keyof typeof ENTRY_KINDS;

export const COLOURS = { black: 1, grey: 2, white: 3, watched: 4 } as const;
export type Colour = keyof typeof COLOURS;

/** As `risk_case` stores them. */
export const CASE_STATES = { open: 0, taken: 1, closed: 2 } as const;
export const OUTCOMES = { clean: 1, warned: 2, restricted: 3 } as const;
export type Outcome = keyof typeof OUTCOMES;

export function nameIn<K extends string>(table: Readonly<Record<K, number>>, number: number): K {
  const name = (Object.keys(table) as K[]).find((each) => table[each] === number);
  if (name === undefined) throw new RangeError(`${number} is none of them`);
  return name;
}
