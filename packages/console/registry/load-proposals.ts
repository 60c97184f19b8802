import type { ComponentType } from 'react';
import { loadOnce } from '@fairlot/shell';
import type { Load, Manifest } from './manifest.ts';
import type { Proposal, ProposalViews } from './proposal-view.ts';

/** How proposals of all features are shown. */
export type ProposalReader = {
  readonly views: ProposalViews;
  readonly notes: readonly ComponentType<{ readonly proposal: Proposal }>[];
};

const onceEach = <T>(loads: readonly (Load<T> | undefined)[]) =>
  loads.filter((load) => load !== undefined).map((load) => loadOnce(load));

const allOf = async <T>(loads: readonly Load<T>[]): Promise<readonly T[]> =>
  (await Promise.all(loads.map((load) => load()))).map((module) => module.default);

/** Returns a function that loads the reader; it loads each file once, and again if the file failed. */
export function proposalLoader(manifests: readonly Manifest[]): () => Promise<ProposalReader> {
  const views = onceEach(manifests.map(({ proposals }) => proposals));
  const notes = onceEach(manifests.map(({ proposalNote }) => proposalNote));
  return async () => {
    const [viewsOfAll, notesOfAll] = await Promise.all([allOf(views), allOf(notes)]);
    return { views: Object.assign({}, ...viewsOfAll) as ProposalViews, notes: notesOfAll };
  };
}
