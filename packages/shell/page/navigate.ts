// How parts that know no router go somewhere. The client gives its router when it starts.

import { savesData } from './use-idle-preload.ts';

export type Navigation = {
  readonly to: (path: string, options?: { replace?: boolean }) => void;
  /** Fetches what stands there, ahead of going, unless the player saves data. */
  readonly preload: (path: string) => void;
  /** Opens a tab of the popup window over the page: `?w=BetRecord`. */
  readonly openWindow: (tab: string) => void;
  readonly closeWindow: () => void;
};

let router: Navigation | undefined;

export const giveRouter = (given: Navigation): void => void (router = given);

export const navigate: Navigation = {
  to: (path, options) => router?.to(path, options),
  preload: (path) => {
    if (!savesData()) router?.preload(path);
  },
  openWindow: (tab) => router?.openWindow(tab),
  closeWindow: () => router?.closeWindow(),
};
