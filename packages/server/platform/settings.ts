/** What the environment decides, read once by `main.ts`; everything else is a setting of the site. */
export type Settings = {
  /** Play money: a new player receives some, and the site says so. */
  readonly isDemo: boolean;
  /** Requests that one caller (a token, else an address) may make in ten seconds; 0: no limit. */
  readonly rateLimit: number;
  /** Number of proxies in front of us whose word on the caller's address is taken. */
  readonly trustedProxies: number;
  /** Folder of the built player client, or none. */
  readonly webRoot: string | undefined;
  /** Folder where secrets and keys of this installation lie. */
  readonly dataFolder: string;
};
