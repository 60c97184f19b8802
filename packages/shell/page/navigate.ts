// How parts that know no router go somewhere. The client gives its router when it starts.

import { savesData } from './use-idle-preload.ts';

export type Navigation = {
  readonly to: (path: string, options?: { replace?: boolean }) => void;
  /** Fetches what stands there, ahead of going, unless the player saves data. */
  readonly preload: (path: string) => void;
  /** Goes to an address of the same page with a window over it. Closing it takes its history entry away. */
  readonly openOver: (address: string) => void;
  /** Closes the window that these values of the query open. */
  readonly closeOver: (...names: string[]) => void;
  /**
   * Puts the page below such a window into the history, if the address opened both at once: Back closes
   * the window and leaves the page where it is.
   */
  readonly keepBelow: (...names: string[]) => void;
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
  openOver: (address) => router?.openOver(address),
  closeOver: (...names) => router?.closeOver(...names),
  keepBelow: (...names) => router?.keepBelow(...names),
  openWindow: (tab) => router?.openWindow(tab),
  closeWindow: () => router?.closeWindow(),
};
