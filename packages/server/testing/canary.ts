import type { DestinationStream } from 'pino';
import type { Feature } from '#platform/feature';
import type { HubRoute } from '#platform/hub';
import type { Route } from '#platform/route';

/**
 * Every secret that goes in or out of a server of a test is looked for in all that it logs and in every refusal:
 * passwords, tokens, codes, secrets of authenticators, contact data, numbers of cards, full names (ASVS 16.2.5, checklist
 * S12), by call and by hub. By the names of fields, so that
 * whatever a test sends is a canary of its own.
 */
export type Canaries = {
  /** Where the log of the server goes. */
  readonly sink: DestinationStream;
  /** Looks at what goes in and out of the handlers of a feature. */
  watch(feature: Feature): Feature;
  /** Of what is sent, and of what comes back. */
  note(sent: unknown): void;
  /** What stands where it should not, since it was asked last. */
  faults(): readonly string[];
  /** What of a refusal or an error says a secret. */
  faultsIn(where: string, body: string): readonly string[];
};

const SENT =
  /^(\w*Password|Token|Code|Phrase|Email|Phone|Address|Number|Holder|RealName|PayerName|QQ|WeChat|Ticket)$/;
/** There a code is the name of a refusal. */
const ANSWERED =
  /^(Password|Token|access_token|RecoveryCodes|Key|Secret|Number|Holder|RealName|Ticket|Phrase)$/;
/** What reads like a word of the program is looked for as a whole value only. */
const LONG = 10;
/** In bytes: a name of two characters is one. */
const SHORTEST = 4;

function* secretsIn(value: unknown, names: RegExp, name = ''): Generator<string> {
  if (typeof value === 'string') {
    if (names.test(name) && Buffer.byteLength(value) >= SHORTEST) yield value;
  } else if (Array.isArray(value)) {
    for (const each of value) yield* secretsIn(each, names, name);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) yield* secretsIn(each, names, key);
  }
}

const isIn = (text: string, secret: string): boolean =>
  text.includes(secret.length >= LONG ? secret : JSON.stringify(secret));

/** Kept at most, so that a long run of one server does not fill the memory. */
const MOST_KEPT = 5_000;

export function createCanaries(): Canaries {
  const secrets = new Set<string>();
  const lines: string[] = [];
  let found: string[] = [];
  const note = (value: unknown, names = SENT): void => {
    for (const secret of secretsIn(value, names)) if (secrets.size < MOST_KEPT) secrets.add(secret);
  };
  const look = (): void => {
    const text = lines.join('');
    for (const secret of secrets) {
      if (!isIn(text, secret)) continue;
      const line = lines.find((each) => isIn(each, secret)) ?? '';
      found.push(`a secret is in the log: ${line.trim()}`);
    }
    lines.length = 0;
  };
  const watched = (route: Route): Route => ({
    ...route,
    handle: async (input, call) => {
      note(input);
      const answered = await route.handle(input, call);
      note(answered, ANSWERED);
      return answered;
    },
  });
  const watchedHub = (route: HubRoute): HubRoute => ({
    ...route,
    handle: async (call, ...args) => {
      note(args);
      const answered: unknown = await route.handle(call, ...args);
      note(answered, ANSWERED);
      return answered;
    },
  });
  return {
    note: (sent) => note(sent),
    sink: {
      write: (line) => {
        lines.push(line);
        if (lines.length >= MOST_KEPT) look();
      },
    },
    watch: (feature) => {
      const { http, console, hub, consoleHub } = feature;
      return {
        ...feature,
        ...(http ? { http: (platform) => http(platform).map(watched) } : {}),
        ...(console ? { console: (platform) => console(platform).map(watched) } : {}),
        ...(hub ? { hub: (platform) => hub(platform).map(watchedHub) } : {}),
        ...(consoleHub ? { consoleHub: (platform) => consoleHub(platform).map(watchedHub) } : {}),
      };
    },
    faults: () => {
      look();
      const said = found;
      found = [];
      return said;
    },
    faultsIn: (where, body) =>
      [...secrets]
        .filter((secret) => isIn(body, secret))
        .map(() => `${where} says a secret: ${body}`),
  };
}
