import type { HubLimits } from './hub-limits.ts';

/** What the environment decides, read once by `main.ts`; everything else is a setting of the site. */
export type Settings = {
  /** Play money: a new player receives some, and the site says so. */
  readonly isDemo: boolean;
  /** Requests that one caller (a token, else an address) may make in ten seconds; 0: no limit. */
  readonly rateLimit: number;
  /** Number of proxies in front of us whose word on the caller's address is taken. */
  readonly trustedProxies: number;
  /** Header in small letters by which those proxies tell where a player is; none: nobody tells. */
  readonly regionHeader?: string | undefined;
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

/** A setting of the environment that says nothing; its message is for whoever set it. */
export class BadSetting extends Error {}

/** Anybody may relay the beacon, for every round proves itself. */
export const PUBLIC_RELAYS: readonly string[] = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
];

/**
 * Reads where something is seen from outside, such as `https://console.example.com`: no path, and
 * encrypted unless it is this machine.
 */
export function parseOrigin(name: string, text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || url?.hostname === 'localhost';
  if (!url || !isSafe || url.origin !== text)
    throw new BadSetting(`${name} is "${text}": it takes an address such as https://example.com.`);
  return text;
}

/**
 * Reads the name of the header by which the proxies tell where a player is. Without a proxy whoever asks would write it
 * himself, and so do those headers that anybody sends.
 */
export function parseRegionHeader(text: string | undefined, proxies: number): string | undefined {
  if (!text) return undefined;
  const name = text.toLowerCase();
  if (!/^[a-z][a-z0-9-]{0,63}$/.test(name) || OF_CALLERS.includes(name))
    throw new BadSetting(
      `REGION_HEADER is "${text}": it takes the name of a header that your proxy writes, such as CF-IPCountry.`,
    );
  if (proxies === 0)
    throw new BadSetting('REGION_HEADER is believed of a proxy alone: set TRUSTED_PROXIES too.');
  return name;
}

/** Headers of browsers: what they say of a language or a host is no place. */
const OF_CALLERS = ['authorization', 'cookie', 'host', 'origin', 'user-agent', 'accept-language'];

/** Reads a list such as `https://a,https://b`; an empty text is an empty list. */
export function parseRelays(text: string | undefined): readonly string[] {
  if (text === undefined) return PUBLIC_RELAYS;
  const relays = text
    .split(',')
    .map((relay) => relay.trim())
    .filter((relay) => relay !== '');
  for (const relay of relays) {
    const isUrl = /^https?:\/\//.test(relay) && URL.canParse(relay);
    if (!isUrl)
      throw new BadSetting(`BEACON_RELAYS names "${relay}": it takes addresses of the web.`);
  }
  return relays;
}

/** Reads a list of the numbers of games; an empty text is all of them. */
export function parseGames(text: string | undefined): readonly number[] | undefined {
  if (!text) return undefined;
  return text.split(',').map((word) => {
    if (/^\s*\d{1,4}\s*$/.test(word)) return Number(word);
    throw new BadSetting(`GAMES is "${text}": it takes numbers of games, with commas between.`);
  });
}

const CHAINS = ['tron', 'ethereum', 'bnb'] as const;

/**
 * Reads a list such as `tron=https://a,tron=https://b`: addresses by what they tell of. Of one alone
 * nobody can tell whether it errs, so that each name has two at least.
 */
function parsePairs(
  setting: string,
  text: string | undefined,
  isName: (name: string) => boolean,
): Readonly<Record<string, readonly string[]>> {
  const pairs: Record<string, string[]> = {};
  for (const entry of (text ?? '').split(',').filter((part) => part.trim() !== '')) {
    const [, name = '', address = ''] = /^\s*(\w+)=(\S+)\s*$/.exec(entry) ?? [];
    if (!isName(name) || !/^https?:\/\//.test(address) || !URL.canParse(address)) {
      throw new BadSetting(`${setting} names "${entry}": it takes NAME=address, commas between.`);
    }
    (pairs[name] ??= []).push(address);
  }
  for (const [name, addresses] of Object.entries(pairs)) {
    if (new Set(addresses).size < 2)
      throw new BadSetting(`${setting} names one address of ${name}: two have to agree.`);
  }
  return pairs;
}

/** Nodes of public chains: `tron=https://a,tron=https://b`. */
export const parseNodes = (text: string | undefined): NonNullable<Settings['blockNodes']> =>
  parsePairs('BLOCK_NODES', text, (name) => CHAINS.some((chain) => chain === name));

/** Sources of fed games: `FC3D=https://a,FC3D=https://b`. */
export const parseFeeds = (text: string | undefined): NonNullable<Settings['feedSources']> =>
  parsePairs('FEEDS', text, (name) => /^[A-Z0-9]+$/.test(name));

/** Reads a whole number that is not negative, up to `most`; what is empty is not set. */
export function wholeNumber(
  name: string,
  text: string | undefined,
  fallback: number,
  most = 1_000_000_000,
): number {
  if (!text) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= most) return value;
  throw new BadSetting(`${name} is "${text}": it takes a whole number from 0 to ${most}.`);
}

/** Reads one of a few words. */
export function oneOf(
  name: string,
  text: string | undefined,
  fallback: string,
  words: readonly string[],
): string {
  if (!text) return fallback;
  if (words.includes(text)) return text;
  throw new BadSetting(`${name} is "${text}": it takes one of ${words.join(', ')}.`);
}
