import { navigate } from '@fairlot/shell';

/** What the window shows: the proof of an issue, or of a file that the player kept. */
export type VerifyTarget =
  | { readonly kind: 'issue'; readonly gameId: number; readonly serial: number }
  | { readonly kind: 'file' };

type Search = { readonly verify?: string; readonly game?: string };

const positive = (text: string | undefined): number | undefined => {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

/**
 * Reads `?verify=202611210142` on a page of a game, `?verify=...&game=4` anywhere, `?verify=file`.
 */
export function targetOf(path: string, { verify, game }: Search): VerifyTarget | undefined {
  if (verify === 'file') return { kind: 'file' };
  const serial = positive(verify);
  const gameId = positive(game ?? /^\/(?:Bet|DrawHistory)\/(\d+)/.exec(path)?.[1]);
  return serial && gameId ? { kind: 'issue', gameId, serial } : undefined;
}

/** What the window takes from the query. */
const NAMES = ['verify', 'game'] as const;

/** Back to the page below. */
export const closeVerify = (): void => navigate.closeOver(...NAMES);

export const keepBelowVerify = (): void => navigate.keepBelow(...NAMES);

/** Opens the proof of a draw over the page that is on screen. */
export const openVerify = (gameId: number, serial: number): void =>
  navigate.openOver(`${location.pathname}?verify=${serial}&game=${gameId}`);
