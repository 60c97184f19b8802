import type { HubLimits } from './hub-limits.ts';

/** What the environment decides (`environment/variables.ts`), read once by `main.ts`; everything else is a setting of the site. */
export type Settings = {
  /** Play money: a new player receives some, and the site says so. */
  readonly isDemo: boolean;
  /** Requests that one caller (a token, else an address) may make in ten seconds; 0: no limit. */
  readonly rateLimit: number;
  /** Number of proxies in front of us whose word on the caller's address is taken. */
  readonly trustedProxies: number;
  /** Header in small letters by which those proxies tell where a player is; none: nobody tells. */
  readonly regionHeader?: string | undefined;
  /** Whether each game gets a history of made-up draws from before its first issue. */
  readonly hasDemoHistory?: boolean;
  /** Folder of the built player client, or none. */
  readonly webRoot: string | undefined;
  /** Proxies in front of the console; those of the players are none of its own. 0 when not set. */
  readonly consoleProxies?: number | undefined;
  /** The same of pictures, of which a proxy may stand in front as well. 0 when not set. */
  readonly mediaProxies?: number | undefined;
  /** Where operators see the console, such as `https://console.example.com`; none: no passkeys. */
  readonly consoleOrigin?: string | undefined;
  /** Where browsers see the listener of pictures, such as `https://pictures.example.net`; on this machine where not told. */
  readonly mediaOrigin?: string | undefined;
  /** Folder of the built console, or none. */
  readonly consoleRoot?: string | undefined;
  /** Folder where secrets and keys of this installation lie. */
  readonly dataFolder: string;
  /** Redis over which several processes share the hub; without it there is one process. */
  readonly redisUrl?: string | undefined;
  /** Relays of the public beacon, none unless told: draws are then committed in advance (mode 0). */
  readonly beaconRelays?: readonly string[];
  /** Whether games that a feed tells are drawn here, as rehearsals; where it is a demo unless told. */
  readonly isRehearsing?: boolean | undefined;
  /** Caps of the hub, other than those of `hub-limits.ts`. */
  readonly hubLimits?: Partial<HubLimits> | undefined;
  /** Numbers of the games that run here; all of the catalogue unless told. */
  readonly games?: readonly number[] | undefined;
  /** Sources that tell the results of fed games, by the code of the game, two or more of each. */
  readonly feedSources?: Readonly<Record<string, readonly string[]>>;
  /** Nodes of public chains whose blocks are drawn from, two or more of each; none unless told. */
  readonly blockNodes?: Readonly<Partial<Record<(typeof CHAINS)[number], readonly string[]>>>;
  /** SMTP address of a mailbox on this machine, for demo and test: where no way is set, mails and text messages go there. */
  readonly localMailbox?: string | undefined;
  /** The sandbox provider of a demo: where it is, and the secret that both sign by. */
  readonly sandbox?: { readonly apiAt: string; readonly secret: string } | undefined;
  /** Where players see this server, of a demo: links in mails lead there unless the setting `siteAddress` says where. */
  readonly ownAddress?: string | undefined;
  /** How many times longer jobs wait that found nothing, of those that look every second or more often; once unless told. */
  readonly jobPace?: number | undefined;
  /** How old the newest round may be for the beacon to count as alive; a minute unless told. */
  readonly beaconFreshMs?: number;
};

/** Anybody may relay the beacon, for every round proves itself. */
export const PUBLIC_RELAYS: readonly string[] = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
];

/** Public chains whose blocks games may be drawn from. */
export const CHAINS = ['tron', 'ethereum', 'bnb'] as const;
