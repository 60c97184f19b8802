import type { Game } from './use-games.ts';

/** Finds games by what people type. It comes with the words and sounds that it knows, once somebody searches. */
export type FindGames = (games: readonly Game[], search: string) => readonly Game[];

/** Families in the order in which their first game stands. */
export const familiesOf = (games: readonly Game[]): string[] => [
  ...new Set(games.map(({ Family }) => Family)),
];

/** Without case, blanks and dashes, so that `11选5` finds `11 选 5`. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s·-]+/g, '');

/** Finds games by their names and codes alone, until the code of the whole search is loaded. */
export const findByName: FindGames = (games, search) => {
  const wanted = plain(search);
  return games.filter(({ Code, Name }) =>
    [Name.zh, Name.en, Code].some((text) => plain(text).includes(wanted)),
  );
};
