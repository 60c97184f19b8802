// Which games are listed. It stands in the address: what is of no use there is not there. Pure.
import * as z from 'zod/mini';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import { CATALOGUE_KINDS, catalogueKindOf } from '@fairlot/rules/lottery/kind';
import { soundsLike } from '@fairlot/rules/lottery/pinyin';
import type { Game } from './game.ts';

const some = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

export const GamesSearch = z.object({
  name: some(z.string().check(z.minLength(1), z.maxLength(40))),
  family: some(z.string().check(z.regex(/^[a-z0-9]{1,12}$/))),
  kind: some(z.enum(CATALOGUE_KINDS)),
  state: some(z.int().check(z.minimum(0), z.maximum(3))),
});
export type GamesFilter = Partial<z.output<typeof GamesSearch>>;

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
