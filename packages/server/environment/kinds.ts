import { z } from 'zod';

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

export const descriptions = z.registry<About>();

type Words = Pick<About, 'about' | 'details'>;
const NOTHING = 'none';

/** The message of a value that is wrong as a whole; another message says which part of it is. */
export const WRONG = 'wrong';

export const wrong = (context: z.RefinementCtx, message = WRONG): typeof z.NEVER => {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
};

/** Any text, such as a folder or an address to listen on. */
export const text = (words: Words & { readonly takes: string }, fallback: string) =>
  z
    .string()
    .default(fallback)
    .register(descriptions, { ...words, fallback: `\`${fallback}\`` });

/** Any text that has no fixed value while it is not set. */
export const optionalText = (words: Omit<About, 'isSecret'>) =>
  z.string().optional().register(descriptions, words);

/** A whole number from 0 to `most`; an empty text counts as not set. */
export const wholeNumber = (words: Words, fallback: number, most = 1_000_000_000) =>
  z
    .string()
    .optional()
    .transform((given, context) => {
      if (!given) return fallback;
      const value = Number(given);
      return /^\d+$/.test(given) && value <= most ? value : wrong(context);
    })
    .register(descriptions, {
      ...words,
      takes: `a whole number from 0 to ${most}`,
      fallback: `\`${fallback}\``,
    });

/** One of a few words; an empty text counts as not set. */
export const oneOf = <W extends string>(words: Words, fallback: W, choices: readonly W[]) =>
  z
    .string()
    .optional()
    .transform((given, context) => {
      if (!given) return fallback;
      return choices.find((choice) => choice === given) ?? wrong(context);
    })
    .register(descriptions, {
      ...words,
      takes: `one of ${choices.join(', ')}`,
      fallback: `\`${fallback}\``,
    });

const SWITCH = { '': undefined, '0': false, '1': true } as const;
const isSwitch = (given: string): given is keyof typeof SWITCH => Object.hasOwn(SWITCH, given);

/** `1` or `0`; undefined while it is not set. */
export const onOrOff = (words: Words, fallback = '`0`') =>
  z
    .string()
    .default('')
    .transform((given, context) => (isSwitch(given) ? SWITCH[given] : wrong(context)))
    .register(descriptions, { ...words, takes: 'one of 0, 1', fallback });

/** The URL of a server with its login; an empty text counts as not set. */
export const serverUrl = (
  words: Words & { readonly fallback?: string },
  protocols: readonly string[],
) =>
  z
    .string()
    .optional()
    .refine(
      (given) => !given || (URL.canParse(given) && protocols.includes(new URL(given).protocol)),
      WRONG,
    )
    .register(descriptions, {
      fallback: NOTHING,
      ...words,
      takes: `a URL that begins with ${protocols.join(' or ')}`,
      isSecret: true,
    });

/** Where browsers find something, such as `https://console.example.com`: encrypted unless it is this machine. */
export const origin = (words: Words, fallback: string) =>
  z
    .string()
    .optional()
    .transform((given, context) => {
      if (!given) return undefined;
      const url = URL.canParse(given) ? new URL(given) : undefined;
      const isSafe = url?.protocol === 'https:' || url?.hostname === 'localhost';
      return isSafe && url?.origin === given ? given : wrong(context);
    })
    .register(descriptions, {
      ...words,
      takes: 'an origin without a path, such as https://example.com',
      fallback,
    });

const isWebUrl = (given: string): boolean => /^https?:\/\//.test(given) && URL.canParse(given);
const entriesOf = (given: string): readonly string[] =>
  given
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** URLs with commas between; an empty text is an empty list. */
export const webUrls = (words: Words, fallback: readonly string[], said: string) =>
  z
    .string()
    .optional()
    .transform((given, context) => {
      if (given === undefined) return fallback;
      const urls = entriesOf(given);
      const bad = urls.findIndex((url) => !isWebUrl(url));
      return bad < 0 ? urls : wrong(context, `entry ${bad + 1}`);
    })
    .register(descriptions, {
      ...words,
      takes: 'URLs that begin with https:// or http://, with commas between',
      fallback: said,
      isSecret: true,
    });

/** Numbers of one to four digits with commas between; an empty text counts as not set. */
export const numbers = (words: Words, fallback: string) =>
  z
    .string()
    .optional()
    .transform((given, context) => {
      if (!given) return undefined;
      const entries = given.split(',').map((entry) => entry.trim());
      return entries.every((entry) => /^\d{1,4}$/.test(entry))
        ? entries.map(Number)
        : wrong(context);
    })
    .register(descriptions, {
      ...words,
      takes: 'numbers of up to four digits, with commas between',
      fallback,
    });

/**
 * URLs by name: `tron=https://a,tron=https://b`. A single source cannot be checked against another, so each name has
 * two or more.
 */
export const urlsByName = (words: Words, isName: (name: string) => boolean, names: string) =>
  z
    .string()
    .default('')
    .transform((given, context) => {
      const found = new Map<string, string[]>();
      for (const [at, entry] of entriesOf(given).entries()) {
        const [, name = '', url = ''] = /^(\w+)=(\S+)$/.exec(entry) ?? [];
        if (!isName(name) || !isWebUrl(url)) return wrong(context, `entry ${at + 1}`);
        found.set(name, [...(found.get(name) ?? []), url]);
      }
      const alone = [...found].find(([, urls]) => new Set(urls).size < 2);
      if (alone) return wrong(context, `${alone[0]} has one source`);
      return Object.fromEntries(found);
    })
    .register(descriptions, {
      ...words,
      takes: `NAME=URL with commas between, two or more different URLs of each NAME (${names})`,
      fallback: NOTHING,
      isSecret: true,
    });
