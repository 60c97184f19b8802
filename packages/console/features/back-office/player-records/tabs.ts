import * as z from 'zod/mini';

/** The tabs of the page of a player, in order. The address holds the chosen one. */
export const PLAYER_TABS = [
  'overview',
  'bets',
  'schedules',
  'flow',
  'deposits',
  'withdrawals',
  'requirement',
  'messages',
] as const;
export type PlayerTab = (typeof PLAYER_TABS)[number];

const some = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

export const PlayerSearch = z.object({
  tab: some(z.enum(PLAYER_TABS)),
  /** The bet or issue number that the list of bets is filtered by. */
  find: some(z.string().check(z.minLength(1), z.maxLength(40))),
});
export type PlayerView = Partial<z.output<typeof PlayerSearch>>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns a bet number in the form of the contract, or undefined for any other text. */
export const betIdOf = (text: string): string | undefined =>
  UUID.test(text.trim()) ? text.trim().toLowerCase() : undefined;

/** Reads an issue number with or without its hyphen. Returns undefined for any other text. */
export function serialOf(text: string): number | undefined {
  const digits = text.trim().replace(/^(\d+)-(\d+)$/, '$1$2');
  return /^\d{5,15}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined;
}
