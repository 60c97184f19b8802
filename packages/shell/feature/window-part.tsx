import type { ComponentType, ReactNode } from 'react';
import { Ring, useWords } from '@fairlot/ui';
import { MissingWindow, part, whenIdle, type Part } from '../page/part.tsx';
import { WINDOW } from './window-text.ts';
import type { Manifest, MenuEntry, WindowGroups, WindowTab } from './manifest.ts';

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
export function windowPart(load: LoadPlan, manifests: readonly Manifest[]): WindowPart {
  let contents: readonly Part<object>[] = [];
  const Shown = part<Props>(
    async () => {
      const [plan, ...own] = await Promise.all([
        load(),
        ...manifests.flatMap((manifest) => (manifest.window ? [manifest.window()] : [])),
      ]);
      const tabs = own
        .flatMap((each) => each.default.tabs ?? [])
        .map((tab) => ({ ...tab, Content: part(tab.load) }));
      contents = tabs.map(({ Content }) => Content);
      const ready = { ...plan.default, tabs, menu: own.flatMap((each) => each.default.menu ?? []) };
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
