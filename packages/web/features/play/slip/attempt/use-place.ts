import { useCallback, useEffect, useMemo, useState } from 'react';
import { showToast } from '@fairlot/ui';
import { createStore, loadOnce, usePageIdle, useStore, waitFor } from '@fairlot/shell';
import type { Attempt, NewIntent } from './attempt.ts';
import type { createPlace } from './place.ts';
import { STAKE } from '../stake/text.ts';
import { MOST_WIN } from '../wins/index.ts';

type Actions = ReturnType<typeof createPlace>;
export type Place = { readonly attempt: Attempt } & Omit<Actions, 'start'>;

export const loadPlace = loadOnce(() => import('./place.ts'));

/** What a bet needs on its way: it comes with the first files of the bet page. */
export const PLACE = {
  preload: () => Promise.all([loadPlace().catch(() => undefined), MOST_WIN.preload()]),
};

function placeOf(gameId: number) {
  const store = createStore<Attempt>({ step: 'idle' });
  let actions: Actions | undefined;
  const made = async (): Promise<Actions> => {
    const { createPlace } = await loadPlace();
    actions ??= createPlace(gameId, store);
    return actions;
  };
  return { store, made };
}

/** One intent at a time: from the dialog through a lost answer to what became of it. */
export function usePlace(gameId: number): Place {
  const [{ store, made }] = useState(() => placeOf(gameId));
  const isIdle = usePageIdle();
  useEffect(() => {
    if (!isIdle) return undefined;
    let isLeft = false;
    let end: (() => void) | undefined;
    const start = async (): Promise<void> => {
      const { start: begin } = await made();
      if (!isLeft) end = begin();
    };
    // Without its code there is nothing on its way that this page could ask for.
    start().catch(() => undefined);
    return () => {
      isLeft = true;
      end?.();
    };
  }, [isIdle, made]);
  const act = useCallback(
    (run: (actions: Actions) => void): void =>
      void waitFor(made()).then(run, () => showToast({ kind: 'failed', text: STAKE.noPlace })),
    [made],
  );
  const actions = useMemo(
    () => ({
      open: (intent: NewIntent) => act(({ open }) => open(intent)),
      resume: () => act(({ resume }) => resume()),
      send: (...to: Parameters<Actions['send']>) => act(({ send }) => send(...to)),
      close: () => act(({ close }) => close()),
      forget: () => act(({ forget }) => forget()),
    }),
    [act],
  );
  return { attempt: useStore(store), ...actions };
}
