// The families of games that the page knows more of than their faces. Facts and plays are rules that
// most visits never touch: they come one family at a time, when a game or a player asks.
import { useEffect, useState } from 'react';
import type { Family, FamilyEntry } from '@fairlot/rules/play/family';
import type { ListedPlay } from '@fairlot/rules/play/play';
import { FAMILIES, familyOfPlay, findFamily } from '@fairlot/rules/play/registry';
import { createStore, loadOnce, useStore } from '@fairlot/shell';

export type KnownPlays = { readonly plays: readonly ListedPlay[]; readonly isWhole: boolean };

type Known = KnownPlays & { readonly family?: Family };

const NOTHING: Known = { plays: [], isWhole: false };

const known = createStore<{ readonly [code: string]: Known }>({});

/** The families that are opened by now, and word when there are more. */
export const openedFamilies = (): readonly string[] => Object.keys(known.get());
export const watchFamilies = (listener: () => void): (() => void) => known.subscribe(listener);

const put = (code: string, more: Partial<Known>): void =>
  known.set((old) => ({ ...old, [code]: { ...NOTHING, ...old[code], ...more } }));

/** What of a family is fetched: each once, and after a failure anew. */
const loaders = (entry: FamilyEntry) => ({
  open: loadOnce(entry.open),
  load: loadOnce(entry.load),
  loadFirst: entry.loadFirst && loadOnce(entry.loadFirst),
});

const LOADERS = new Map(FAMILIES.map((entry) => [entry.code, loaders(entry)]));

/** Brings facts, columns and trends of a family. Throws where they cannot be had. */
export async function openFamily(code: string): Promise<void> {
  const family = await LOADERS.get(code)?.open();
  if (family && known.get()[code]?.family === undefined) put(code, { family });
}

/** Brings every play of a family, and of the one that it shares. Throws where they cannot be had. */
export async function readPlays(code: string): Promise<void> {
  const shared = findFamily(code)?.shares;
  const [own] = await Promise.all([LOADERS.get(code)?.load(), shared && readPlays(shared)]);
  if (!own || known.get()[code]?.isWhole) return;
  const plays = shared ? [...own, ...playsNow(shared)] : own;
  put(code, { plays, isWhole: true });
}

/** Brings the plays that a first view of a family needs. */
export async function readFirstPlays(code: string): Promise<void> {
  const first = LOADERS.get(code)?.loadFirst;
  if (!first) return readPlays(code);
  const plays = await first();
  if (known.get()[code]?.plays.length === undefined || known.get()[code]?.plays.length === 0) {
    put(code, { plays });
  }
  return undefined;
}

/** Brings the plays that are named by their codes. */
export async function readPlaysNamed(codes: readonly string[]): Promise<void> {
  const families = new Set(codes.flatMap((code) => familyOfPlay(code)?.code ?? []));
  await Promise.all([...families].map(readPlays));
}

/**
 * Whether the plays of these codes are known; what is not is read, and `isMissing` where it cannot be
 * had. A code of no family is nothing to wait for.
 */
export function usePlaysNamed(codes: readonly string[]) {
  const all = useStore(known);
  const families = new Set(codes.flatMap((code) => familyOfPlay(code)?.code ?? []));
  const unknown = [...families].filter((code) => !all[code]?.isWhole).join();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (unknown === '' || isMissing) return;
    Promise.all(unknown.split(',').map(readPlays)).catch(() => setMissing(true));
  }, [unknown, isMissing]);
  return { areKnown: unknown === '', isMissing, again: () => setMissing(false) };
}

/** Facts, columns and trends of a family once they are known. */
export const useFamily = (code: string): Family | undefined => useStore(known)[code]?.family;

/** The plays of a family as far as they are known, in menu order. */
export const playsNow = (code: string): readonly ListedPlay[] => known.get()[code]?.plays ?? [];

/** The same for a component, with word whether any are still to come. */
export const usePlays = (code: string): KnownPlays => useStore(known)[code] ?? NOTHING;

const findIn = (all: { readonly [code: string]: Known }, play: string): ListedPlay | undefined =>
  all[familyOfPlay(play)?.code ?? '']?.plays.find(({ code }) => code === play);

/** The play of a code, if it is known by now. */
export const knownPlay = (code: string): ListedPlay | undefined => findIn(known.get(), code);

/** The same for a component, which hears when the play becomes known. */
export const usePlay = (code: string): ListedPlay | undefined => findIn(useStore(known), code);

/** Whether the rules know the family; a newer server may name one that this page does not have. */
export const isFamily = (code: string): boolean => findFamily(code) !== undefined;
