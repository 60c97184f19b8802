import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { createStore, useStore } from '@fairlot/ui/store';
import { loadOnce } from './fetch-again.ts';
import { Guarded } from './Guarded.tsx';
import { Missing } from './Missing.tsx';
import { waitFor } from './waiting.ts';

type Module<P> = { readonly default: ComponentType<P> };

export type LazyComponent<P extends object> = ComponentType<P> & {
  /** Loads the code before the component is shown; never rejects. */
  readonly preload: () => Promise<void>;
};

export type LazyOptions<P> = {
  /** Shown until the code has loaded. */
  readonly waiting?: ReactNode | ((props: P) => ReactNode);
  /** Shown when the code could not be loaded. */
  readonly missing?: (retry: () => void, props: P) => ReactNode;
};

/**
 * A component whose code loads when it is first shown, or by `preload()`. A failed load replaces this
 * component alone; an error that the loaded component throws goes on to the boundary around it.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<Module<P>>,
  options: LazyOptions<P> = {},
): LazyComponent<P> {
  const { waiting = null, missing = (retry) => <Missing retry={retry} /> } = options;
  const loadModule = loadOnce(load);
  // Loaded code is rendered without Suspense: no fallback flashes, and React does not delay it by the
  // 300 ms for which it keeps a fallback on the page.
  const loaded = createStore<Module<P> | undefined>(undefined);
  const loadContent = async (): Promise<Module<P>> => {
    const module = await loadModule();
    loaded.set(module);
    return module;
  };

  // React.lazy caches a rejection, so every mount makes its own.
  function Attempt(props: P): ReactNode {
    const [Content] = useState(() => lazy(() => waitFor(loadContent())) as ComponentType<P>);
    return (
      <Suspense fallback={typeof waiting === 'function' ? waiting(props) : waiting}>
        <Content {...props} />
      </Suspense>
    );
  }

  function Lazy(props: P): ReactNode {
    const module = useStore(loaded);
    const [retries, setRetries] = useState(0);
    if (module) return <module.default {...props} />;
    return (
      <Guarded key={retries} fallback={missing(() => setRetries(retries + 1), props)}>
        <Attempt {...props} />
      </Guarded>
    );
  }

  // A failed preload is silent: the code loads again when the component is shown.
  const preload = async (): Promise<void> => {
    await loadContent().catch(() => undefined);
  };
  return Object.assign(Lazy, { preload });
}
