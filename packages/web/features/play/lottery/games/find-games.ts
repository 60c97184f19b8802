import type { Game } from './use-games.ts';

/** Tells whether a Chinese name is meant by letters; its table comes when somebody searches. */
export type SoundsLike = (name: string, query: string) => boolean;

/** Families in the order in which their first game stands. */
export const familiesOf = (games: readonly Game[]): string[] => [
  ...new Set(games.map(({ Family }) => Family)),
];

/** Without case, blanks and dashes, so that `11选5` finds `11 选 5`. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s·-]+/g, '');

/** Whether a game answers to what was typed: its names in both languages, its code, its sound. */
export function matchesGame(
  { Code, Name }: Pick<Game, 'Code' | 'Name'>,
  query: string,
  soundsLike?: SoundsLike,
): boolean {
  const wanted = plain(query);
  return (
    [Name.zh, Name.en, Code].some((text) => plain(text).includes(wanted)) ||
    (soundsLike?.(Name.zh, query) ?? false)
  );
}

/** The games of a family (all for undefined) that a search leaves. */
export const findGames = (
  games: readonly Game[],
  family: string | undefined,
  search: string,
  soundsLike?: SoundsLike,
): Game[] =>
  games.filter(
    (game) =>
      (family === undefined || game.Family === family) && matchesGame(game, search, soundsLike),
  );
