import type { Game } from './use-games.ts';

/** Families in the order in which their first game stands. */
export const familiesOf = (games: readonly Game[]): string[] => [
  ...new Set(games.map(({ Family }) => Family)),
];

/** Without case and blanks, so that `11选5` finds `11 选 5`. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '');

/** The games of a family (all for undefined) that a search by name or code leaves. */
export function findGames(
  games: readonly Game[],
  family: string | undefined,
  search: string,
): Game[] {
  const wanted = plain(search);
  return games.filter(
    ({ Code, Family, Name }) =>
      (family === undefined || Family === family) &&
      [Name.zh, Name.en, Code].some((text) => plain(text).includes(wanted)),
  );
}
