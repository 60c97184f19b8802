import { useEffect, useState } from 'react';
import type { FactColumn, FamilyFace } from '@fairlot/rules/play/family';
import { PAST } from '@fairlot/rules/play/past';
import { findFamily } from '@fairlot/rules/play/registry';
import { createStore, loadOnce, useStore } from '@fairlot/shell';

/** What a history shows of a family. */
export type HistoryFamily = FamilyFace & { readonly columns: readonly FactColumn[] };

const known = createStore<{ readonly [code: string]: HistoryFamily }>({});

const LOADERS = new Map(
  Object.entries(PAST).map(([code, { loadColumns }]) => [code, loadOnce(loadColumns)]),
);

async function read(code: string): Promise<void> {
  const face = findFamily(code);
  const columns = await LOADERS.get(code)?.();
  if (face && columns) known.set((old) => ({ ...old, [code]: { ...face, columns } }));
}

/** A family with its columns, which come when they are asked for; `again` after a failure. */
export function useFamilyPast(code: string) {
  const family = useStore(known)[code];
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!family && !isMissing) void read(code).catch(() => setMissing(true));
  }, [family, isMissing, code]);
  return { family, isMissing, again: () => setMissing(false) };
}
