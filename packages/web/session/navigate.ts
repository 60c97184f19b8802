// How parts that know no router go somewhere. The shell gives the means when it starts.

export type Means = {
  readonly to: (path: string, options?: { replace?: boolean }) => void;
  /** Fetches what stands there, ahead of going. */
  readonly preload: (path: string) => void;
  /** Opens a tab of the popup window over the page: `?w=BetRecord`. */
  readonly openWindow: (tab: string) => void;
  readonly closeWindow: () => void;
};

let means: Means | undefined;

export const giveMeans = (given: Means): void => void (means = given);

export const navigate: Means = {
  to: (path, options) => means?.to(path, options),
  preload: (path) => means?.preload(path),
  openWindow: (tab) => means?.openWindow(tab),
  closeWindow: () => means?.closeWindow(),
};
