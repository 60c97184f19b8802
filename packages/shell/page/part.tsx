// Parts of a screen whose code comes later. One that cannot be had is a message in its place with a
// way to try again: what stands beside it goes on.
import { useEffect, useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { Failed, useSay, useWords } from '@fairlot/ui';
import { createStore, useStore } from '@fairlot/ui/store';
import { realm } from '../realm/realm.ts';
import { loadOnce } from './fetch-again.ts';
import { PART } from './text.ts';
import { Button } from '@fairlot/ui/button';
import styles from './missing.module.css';

type State<P> =
  | { readonly step: 'waiting' | 'missing' }
  | { readonly step: 'here'; readonly Content: ComponentType<P> };

export type Part<P extends object> = ComponentType<P> & {
  /** Fetches the code ahead of the need; a failure shows when the part is wanted. */
  readonly fetch: () => Promise<void>;
};

export type PartOptions<P> = {
  /** Stands in its place until it has come. */
  readonly waiting?: ReactNode;
  /** Stands in its place when it cannot be had. */
  readonly missing?: (retry: () => void, props: P) => ReactNode;
};

/** A component that is fetched when it is first shown, or before. */
export function part<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  options: PartOptions<P> = {},
): Part<P> {
  const { waiting = null, missing = (retry) => <Missing retry={retry} /> } = options;
  const loaded = loadOnce(load);
  const state = createStore<State<P>>({ step: 'waiting' });
  let shown = 0;
  // The message stays while it is fetched behind it: its button must not go from under a finger.
  const fetch = async (): Promise<void> => {
    if (state.get().step === 'here') return;
    try {
      state.set({ step: 'here', Content: (await loaded()).default });
    } catch {
      // What nobody looks at is not missed yet: it is tried anew when it is opened.
      if (shown > 0) state.set({ step: 'missing' });
    }
  };
  const retry = (): void => {
    state.set({ step: 'waiting' });
    void fetch();
  };
  function Shown(props: P): ReactNode {
    const now = useStore(state);
    useEffect(() => {
      shown += 1;
      void fetch();
      return () => {
        shown -= 1;
        if (shown === 0 && state.get().step === 'missing') state.set({ step: 'waiting' });
      };
    }, []);
    if (now.step === 'here') return <now.Content {...props} />;
    return now.step === 'missing' ? missing(retry, props) : waiting;
  }
  return Object.assign(Shown, { fetch });
}

/** A part that cannot be had, said where it would stand. */
export function Missing({ retry }: { retry: () => void }) {
  const words = useWords(PART);
  const say = useSay();
  return <Failed title={words.missing} detail={say(realm().words.missingHint)} retry={retry} />;
}

/** The same for a window over the page: it can be closed, and the page below it goes on. */
export function MissingWindow({ retry, close }: { retry: () => void; close: () => void }) {
  const words = useWords(PART);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles['missing']} aria-label={words.missing} onCancel={close}>
      <Missing retry={retry} />
      <Button look="quiet" onClick={close}>
        {words.close}
      </Button>
    </dialog>
  );
}

type Fetched = { readonly fetch: () => Promise<unknown> };

/** Between two looks of a browser that cannot tell when it is idle. */
const PAUSE_MS = 200;

/** When nothing is more urgent. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((idle) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(idle, { timeout: 2000 })
      : setTimeout(idle, PAUSE_MS),
  );

/** One after the other, each when nothing is more urgent. */
async function fetchAll(parts: readonly Fetched[], isWanted: () => boolean): Promise<void> {
  for (const each of parts) {
    await whenIdle();
    if (!isWanted()) return;
    await each.fetch();
  }
}

/**
 * Fetches what a press may need, once the page is quiet and again when a lost network is back.
 * `parts` is one list for the life of the component.
 */
export function useFetchAhead(isQuiet: boolean, parts: readonly Fetched[]): void {
  useEffect(() => {
    if (!isQuiet) return undefined;
    let isWanted = true;
    const begin = (): void => void fetchAll(parts, () => isWanted);
    begin();
    addEventListener('online', begin);
    return () => {
      isWanted = false;
      removeEventListener('online', begin);
    };
  }, [isQuiet, parts]);
}
