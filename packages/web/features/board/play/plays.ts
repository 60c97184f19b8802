// The plays that the page knows. The first tabs of the five-digit family come with the page;
// everything else is rules that most visits never touch, and comes when a game or a player asks.
import { sscOfficialFirst } from '@fairlot/rules/play/ssc/official-first';
import type { FamilyCode, Play } from '@fairlot/rules/play/play';
import { createStore, loadOnce, useStore } from '../../../session/index.ts';

type Known = { readonly plays: readonly Play[]; readonly isWhole: boolean };

const known = createStore<Readonly<Record<FamilyCode, Known>>>({
  ssc: { plays: sscOfficialFirst, isWhole: false },
  d3: { plays: [], isWhole: false },
});

const sscWhole = loadOnce(() => import('@fairlot/rules/play/ssc/index'));
const d3 = loadOnce(() => import('@fairlot/rules/play/d3/index'));

const READERS: Readonly<Record<FamilyCode, () => Promise<readonly Play[]>>> = {
  ssc: async () => (await sscWhole()).ssc,
  d3: async () => (await d3()).d3,
};

const reading = new Map<FamilyCode, Promise<void>>();

async function read(family: FamilyCode): Promise<void> {
  try {
    const plays = await READERS[family]();
    known.set((old) => ({ ...old, [family]: { plays, isWhole: true } }));
  } catch (error) {
    reading.delete(family);
    throw error;
  }
}

/** Brings every play of a family, once; after a failure the next call tries anew. */
export function readPlays(family: FamilyCode): Promise<void> {
  const begun = reading.get(family) ?? read(family);
  reading.set(family, begun);
  return begun;
}

/** The plays of a family as far as they are known, in menu order. */
export const playsNow = (family: FamilyCode): readonly Play[] => known.get()[family].plays;

/** The same for a component, with word whether any are still to come. */
export const usePlays = (family: FamilyCode): Known => useStore(known)[family];

const findIn = (all: Readonly<Record<FamilyCode, Known>>, code: string): Play | undefined =>
  [...all.ssc.plays, ...all.d3.plays].find((play) => play.code === code);

/** The play of a code, if it is known by now. */
export const knownPlay = (code: string): Play | undefined => findIn(known.get(), code);

/** The same for a component, which hears when the play becomes known. */
export const usePlay = (code: string): Play | undefined => findIn(useStore(known), code);
