import type { ComponentType, ReactNode } from 'react';
import { Ring, useWords } from '@fairlot/ui';
import { MissingWindow, part, whenIdle, type Part } from '../page/part.tsx';
import { WINDOW } from './window-text.ts';
import type { MenuEntry, WindowGroups, WindowManifest, WindowTab } from './manifest.ts';

/** The popup window of a client. */
export type WindowPlan = {
  readonly groups: WindowGroups;
  /** Stands over the groups: whose window it is. */
  readonly Head: ComponentType;
  /** Whether the present login may open what asks for this. */
  readonly mayOpen: (access: string) => boolean;
  /** What the features have in it; a function asks the server first. */
  readonly features: readonly (WindowManifest | (() => Promise<WindowManifest>))[];
};
export type LoadPlan = () => Promise<{ readonly default: WindowPlan }>;

/** A tab of the popup window with the component that fetches it. */
export type ReadyTab = WindowTab & { readonly Content: Part<object> };

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

export type WindowPart = Part<Props> & {
  /** Fetches it, and then the contents of its tabs one by one. */
  readonly fetchTabs: () => Promise<void>;
};

function Opening() {
  return <Ring label={useWords(WINDOW).loading} cover />;
}

/**
 * What popup window and menu show, for whoever asks for it with a function as its child: no first view
 * needs a word of it.
 */
export function windowPart(load: LoadPlan): WindowPart {
  let contents: readonly Part<object>[] = [];
  const Shown = part<Props>(
    async () => {
      const { default: plan } = await load();
      const own = await Promise.all(
        plan.features.map((each) => (typeof each === 'function' ? each() : each)),
      );
      const tabs = own
        .flatMap((each) => each.tabs ?? [])
        .map((tab) => ({ ...tab, Content: part(tab.load) }));
      contents = tabs.map(({ Content }) => Content);
      const ready = { ...plan, tabs, menu: own.flatMap((each) => each.menu ?? []) };
      return { default: ({ children }) => children(ready) };
    },
    {
      waiting: <Opening />,
      missing: (retry, { close }) => <MissingWindow retry={retry} close={close} />,
    },
  );
  const fetchTabs = async (): Promise<void> => {
    await Shown.fetch();
    for (const content of contents) {
      await whenIdle();
      await content.fetch();
    }
  };
  return Object.assign(Shown, { fetchTabs });
}
