import type { ComponentType, ReactNode } from 'react';
import { Ring, useWords } from '@fairlot/ui';
import { loadOnce } from '../page/fetch-again.ts';
import { lazyComponent, type LazyComponent } from '../page/lazy-component.tsx';
import { MissingWindow } from '../page/Missing.tsx';
import { whenIdle } from '../page/use-idle-preload.ts';
import { WINDOW } from './window-text.ts';
import {
  byOrder,
  type LoadWindow,
  type MenuEntry,
  type WindowGroups,
  type WindowTab,
} from './manifest.ts';

/** The popup window of a client. */
export type WindowPlan = {
  readonly groups: WindowGroups;
  /** Stands over the groups: whose window it is. */
  readonly Head: ComponentType;
  /** Whether the present login may open what asks for this. */
  readonly mayOpen: (access: string) => boolean;
};
export type LoadPlan = () => Promise<{ readonly default: WindowPlan }>;

/** A tab of the popup window with the component that fetches it. */
export type ReadyTab = WindowTab & { readonly Content: LazyComponent<object> };

/** The window with what all features have in it. */
export type ReadyWindow = WindowPlan & {
  readonly tabs: readonly ReadyTab[];
  readonly menu: readonly MenuEntry[];
};

type Props = {
  readonly children: (window: ReadyWindow) => ReactNode;
  /** Ends what waits for it, where it cannot be had. */
  readonly close: () => void;
};

export type WindowPart = LazyComponent<Props> & {
  /** Preloads it, and then the contents of its tabs one by one. */
  readonly preloadTabs: () => Promise<void>;
};

function Opening() {
  return <Ring label={useWords(WINDOW).loading} cover />;
}

/**
 * What popup window and menu show, for whoever asks for it with a function as its child: no first view
 * needs a word of it.
 */
export function windowPart(load: LoadPlan, windows: readonly LoadWindow[]): WindowPart {
  let contents: readonly LazyComponent<object>[] = [];
  const loadPlan = loadOnce(load);
  const loadWindows = windows.map(loadOnce);
  const loadReady = async (): Promise<{ readonly default: ComponentType<Props> }> => {
    const [{ default: plan }, ...own] = await Promise.all([
      loadPlan(),
      ...loadWindows.map(async (loadWindow) => {
        const { window } = await loadWindow();
        return typeof window === 'function' ? window() : window;
      }),
    ]);
    const tabs = own
      .flatMap((each) => each.tabs ?? [])
      .toSorted(byOrder)
      .map((tab) => ({ ...tab, Content: lazyComponent(tab.load) }));
    contents = tabs.map(({ Content }) => Content);
    const menu = own.flatMap((each) => each.menu ?? []).toSorted(byOrder);
    const ready = { ...plan, tabs, menu };
    return { default: ({ children }) => children(ready) };
  };
  const Shown = lazyComponent<Props>(
    // An error that names the file of the plan would make the next try show that file as a component.
    () =>
      loadReady().catch((cause: unknown) => {
        throw new Error('the popup window did not load', { cause });
      }),
    {
      waiting: <Opening />,
      missing: (retry, { close }) => <MissingWindow retry={retry} close={close} />,
    },
  );
  const preloadTabs = async (): Promise<void> => {
    await Shown.preload();
    for (const content of contents) {
      await whenIdle();
      await content.preload();
    }
  };
  return Object.assign(Shown, { preloadTabs });
}
