// Without a dependency: `npm start` reads the environment before anything is installed.

/** What the documentation and an error say of a variable, beside its name. */
export type About = {
  /** One line: what the variable decides. */
  readonly about: string;
  /** What it may hold. */
  readonly takes: string;
  /** What holds while it is not set. */
  readonly fallback: string;
  /** Its value may hold a password or an access key and is never printed. */
  readonly isSecret?: boolean;
  /** What an operator has to know and what does not fit into a line. */
  readonly details?: string;
};

/** A value that a variable may not hold; a fault says which part of it is wrong. */
export class Wrong {
  readonly fault: string | undefined;
  constructor(fault?: string) {
    this.fault = fault;
  }
}

/** A variable: its meaning and its parser. */
export type Variable<T> = About & {
  readonly read: (given: string | undefined) => T | Wrong;
};

type Words = Pick<About, 'about' | 'details'>;
const NOTHING = 'none';

/** Any text, such as a folder or an address to listen on. */
export const text = (
  words: Words & { readonly takes: string },
  fallback: string,
): Variable<string> => ({
  ...words,
  fallback: `\`${fallback}\``,
  read: (given) => given ?? fallback,
});

/** Any text that has no fixed value while it is not set. */
export const optionalText = (words: Omit<About, 'isSecret'>): Variable<string | undefined> => ({
  ...words,
  read: (given) => given,
});

/** A whole number from 0 to `most`; an empty text counts as not set. */
export const wholeNumber = (
  words: Words,
  fallback: number,
  most = 1_000_000_000,
): Variable<number> => ({
  ...words,
  takes: `a whole number from 0 to ${most}`,
  fallback: `\`${fallback}\``,
  read: (given) => {
    if (!given) return fallback;
    return /^\d+$/.test(given) && Number(given) <= most ? Number(given) : new Wrong();
  },
});

/** One of a few words; an empty text counts as not set. */
export const oneOf = <W extends string>(
  words: Words,
  fallback: W,
  choices: readonly W[],
): Variable<W> => ({
  ...words,
  takes: `one of ${choices.join(', ')}`,
  fallback: `\`${fallback}\``,
  read: (given) => (given ? (choices.find((choice) => choice === given) ?? new Wrong()) : fallback),
});

const SWITCH = { '': undefined, '0': false, '1': true } as const;
const isSwitch = (given: string): given is keyof typeof SWITCH => Object.hasOwn(SWITCH, given);

/** `1` or `0`; undefined while it is not set. */
export const onOrOff = (words: Words, fallback = '`0`'): Variable<boolean | undefined> => ({
  ...words,
  takes: 'one of 0, 1',
  fallback,
  read: (given = '') => (isSwitch(given) ? SWITCH[given] : new Wrong()),
});

/** The URL of a server with its login; an empty text counts as not set. */
export const serverUrl = (
  words: Words & { readonly fallback?: string },
  protocols: readonly string[],
): Variable<string | undefined> => ({
  fallback: NOTHING,
  ...words,
  takes: `a URL that begins with ${protocols.join(' or ')}`,
  isSecret: true,
  read: (given) => {
    const isGood = !given || (URL.canParse(given) && protocols.includes(new URL(given).protocol));
    return isGood ? given : new Wrong();
  },
});

/** Where browsers find something, such as `https://console.example.com`: encrypted unless it is this machine. */
export const origin = (words: Words, fallback: string): Variable<string | undefined> => ({
  ...words,
  takes: 'an origin without a path, such as https://example.com',
  fallback,
  read: (given) => {
    if (!given) return undefined;
    const url = URL.canParse(given) ? new URL(given) : undefined;
    const isSafe = url?.protocol === 'https:' || url?.hostname === 'localhost';
    return isSafe && url?.origin === given ? given : new Wrong();
  },
});

const isWebUrl = (given: string): boolean => /^https?:\/\//.test(given) && URL.canParse(given);
const entriesOf = (given: string): readonly string[] =>
  given
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** URLs with commas between; an empty text is an empty list. */
export const webUrls = (
  words: Words,
  fallback: readonly string[],
  said: string,
): Variable<readonly string[]> => ({
  ...words,
  takes: 'URLs that begin with https:// or http://, with commas between',
  fallback: said,
  isSecret: true,
  read: (given) => {
    if (given === undefined) return fallback;
    const urls = entriesOf(given);
    const bad = urls.findIndex((url) => !isWebUrl(url));
    return bad < 0 ? urls : new Wrong(`entry ${bad + 1}`);
  },
});

/** Numbers of one to four digits with commas between; an empty text counts as not set. */
export const numbers = (
  words: Words,
  fallback: string,
): Variable<readonly number[] | undefined> => ({
  ...words,
  takes: 'numbers of up to four digits, with commas between',
  fallback,
  read: (given) => {
    if (!given) return undefined;
    const entries = given.split(',').map((entry) => entry.trim());
    return entries.every((entry) => /^\d{1,4}$/.test(entry)) ? entries.map(Number) : new Wrong();
  },
});

/**
 * URLs by name: `tron=https://a,tron=https://b`. A single source cannot be checked against another, so each name has
 * two or more.
 */
export const urlsByName = (
  words: Words,
  isName: (name: string) => boolean,
  names: string,
): Variable<Readonly<Record<string, readonly string[]>>> => ({
  ...words,
  takes: `NAME=URL with commas between, two or more different URLs of each NAME (${names})`,
  fallback: NOTHING,
  isSecret: true,
  read: (given = '') => {
    const found = new Map<string, string[]>();
    for (const [at, entry] of entriesOf(given).entries()) {
      const [, name = '', url = ''] = /^(\w+)=(\S+)$/.exec(entry) ?? [];
      if (!isName(name) || !isWebUrl(url)) return new Wrong(`entry ${at + 1}`);
      found.set(name, [...(found.get(name) ?? []), url]);
    }
    const alone = [...found].find(([, urls]) => new Set(urls).size < 2);
    return alone ? new Wrong(`${alone[0]} has one source`) : Object.fromEntries(found);
  },
});
