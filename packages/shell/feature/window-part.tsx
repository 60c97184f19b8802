import type { ComponentType, ReactNode } from 'react';
import { loadOnce } from '../page/fetch-again.ts';
import { lazyComponent, type LazyComponent } from '../page/lazy-component.tsx';
import { MissingWindow } from '../page/Missing.tsx';
import { TabSkeleton } from './TabSkeleton.tsx';
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
  /** Tells its children whether the present login may open what asks for this, and again when privileges change. */
  readonly Access: ComponentType<{
    readonly children: (mayOpen: (access: string) => boolean) => ReactNode;
  }>;
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
  /** Shown until it has loaded. */
  readonly waiting?: ReactNode;
};

export type WindowPart = LazyComponent<Props> & {
  /** Loads it and the content of one tab. */
  readonly preloadTab: (id: string) => Promise<void>;
  /** The contents of all tabs, once it has loaded. */
  readonly contents: () => readonly LazyComponent<object>[];
};

/**
 * What popup window and menu show, for whoever asks for it with a function as its child: no first view
 * needs a word of it.
 */
export function windowPart(load: LoadPlan, windows: readonly LoadWindow[]): WindowPart {
  let tabs: readonly ReadyTab[] = [];
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
    tabs = own
      .flatMap((each) => each.tabs ?? [])
      .toSorted(byOrder)
      .map((tab) => ({ ...tab, Content: lazyComponent(tab.load, { waiting: <TabSkeleton /> }) }));
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
      waiting: ({ waiting }) => waiting,
      missing: (retry, { close }) => <MissingWindow retry={retry} close={close} />,
    },
  );
  const preloadTab = async (id: string): Promise<void> => {
    await Shown.preload();
    await tabs.find((tab) => tab.id === id)?.Content.preload();
  };
  const contents = () => tabs.map(({ Content }) => Content);
  return Object.assign(Shown, { preloadTab, contents });
}
