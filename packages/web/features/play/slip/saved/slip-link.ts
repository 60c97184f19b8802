// A slip as a link: its rows stand in the fragment, which no server is sent. Opening one fills nothing in by
// itself, and never places a bet.
import { useEffect, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { navigate } from '@fairlot/shell';
import { SavedLines, type SavedLine } from './saved-line.ts';

const MARK = '#slip=';
/** Longer links are cut by those who pass them on. */
export const MOST_LINK = 16_000;

const base64 = (text: string): string => {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

function textOf(code: string): string {
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** The fragment of a link; undefined where it would be too long. */
export function slipFragment(lines: readonly SavedLine[]): string | undefined {
  const fragment = MARK + base64(JSON.stringify(z.encode(SavedLines, [...lines])));
  return fragment.length <= MOST_LINK ? fragment : undefined;
}

/** A link that was looked at: it leaves the address a moment later. */
let dropped: string | undefined;

const fragmentNow = (): string => (location.hash === dropped ? '' : location.hash);

const watchFragment = (listener: () => void): (() => void) => {
  const take = (): void => {
    dropped = undefined;
    listener();
  };
  addEventListener('hashchange', take);
  return () => removeEventListener('hashchange', take);
};

/** The fragment of the address: a link that is pasted on the page that it leads to changes nothing else. */
export const useFragment = (): string => useSyncExternalStore(watchFragment, fragmentNow);

/** Whether a link was meant for a slip, whatever became of it on its way. */
export const isSlipLink = (fragment: string): boolean => fragment.startsWith(MARK);

/** Shows what a link brings, on whatever page of its game: the address is another then, and nothing is loaded. */
export function useArrivingSlip(open: (dialog: 'slips') => void): void {
  const fragment = useFragment();
  useEffect(() => {
    if (isSlipLink(fragment)) open('slips');
  }, [fragment, open]);
}

/** Takes a slip off the address, once it was looked at: the page that is loaded again shows it no more, and the same link does. */
export function dropSlipLink(): void {
  if (!isSlipLink(location.hash)) return;
  dropped = location.hash;
  navigate.to(location.pathname + location.search, { replace: true });
}

/** The rows of a fragment; undefined where it holds none, or anything else. */
export function linesInFragment(fragment: string): readonly SavedLine[] | undefined {
  if (!isSlipLink(fragment) || fragment.length > MOST_LINK) return undefined;
  try {
    const read = z.safeDecode(SavedLines, JSON.parse(textOf(fragment.slice(MARK.length))));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
