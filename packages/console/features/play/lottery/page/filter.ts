import { categoryOf } from '@fairlot/rules/lottery/categories';
import { catalogueKindOf } from '@fairlot/rules/lottery/kind';
import { soundsLike } from '@fairlot/rules/lottery/pinyin';
import type { Game } from './game.ts';
import type { GamesFilter } from './games-search.ts';

/** Without case, blanks and dashes, so that `11选5` finds `11 选 5`. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s·-]+/g, '');

/** Whether a game answers to what was typed: its number, its code, its names, the sound of the Chinese one. */
function answersTo({ GameId, Code, Name }: Game, typed: string): boolean {
  const wanted = plain(typed);
  return (
    String(GameId) === wanted ||
    [Name.zh, Name.en, Code].some((text) => plain(text).includes(wanted)) ||
    soundsLike(Name.zh, typed)
  );
}

/** Code of the family of a game. */
export const familyOf = ({ CategoryId }: Game): string => categoryOf(CategoryId)?.family ?? '';

/** The games that a filter leaves, in their order. */
export const filterGames = (
  games: readonly Game[],
  { name = '', family, kind, state }: GamesFilter,
): readonly Game[] =>
  games.filter((game) => {
    const category = categoryOf(game.CategoryId);
    return (
      (state === undefined || game.State === state) &&
      (family === undefined || category?.family === family) &&
      (kind === undefined || (category && catalogueKindOf(category)) === kind) &&
      (name.trim() === '' || answersTo(game, name))
    );
  });
