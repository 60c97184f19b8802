import { QUICKNET } from '@fairlot/draw/beacon';
import { isBeacon } from './calculator.ts';

/** One round as a relay tells it. */
export type Round = { readonly round: number; readonly signature: string };

const TIMEOUT_MS = 1_000;

/** Reads what a relay answered; anything odd is no answer. */
function parseRound(value: unknown): Round | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { round, signature } = value as { round?: unknown; signature?: unknown };
  if (!Number.isSafeInteger(round) || typeof signature !== 'string') return undefined;
  if (!/^[0-9a-f]{96}$/.test(signature)) return undefined;
  return { round: Number(round), signature };
}

/** Asks one relay for a round; a relay that is slow, gone or lying has no answer. */
export async function askRelay(
  relay: string,
  wanted: number | 'latest',
): Promise<Round | undefined> {
  try {
    const url = new URL(`${QUICKNET.chainHash}/public/${wanted}`, withSlash(relay));
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return undefined;
    const answer = parseRound(await response.json());
    if (!answer || (wanted !== 'latest' && answer.round !== wanted)) return undefined;
    return answer;
  } catch {
    // A third party: whatever it does is no answer.
    return undefined;
  }
}

const withSlash = (relay: string): string => (relay.endsWith('/') ? relay : `${relay}/`);

/** Asks all relays at once; the first answer whose signature proves itself is the answer. */
export async function askRelays(
  relays: readonly string[],
  wanted: number | 'latest',
): Promise<Round | undefined> {
  const verdicts = new Map<string, Promise<boolean>>();
  const proven = async (relay: string): Promise<Round> => {
    const answer = await askRelay(relay, wanted);
    if (!answer) throw new Error('no answer');
    const name = `${answer.round} ${answer.signature}`;
    const verdict = verdicts.get(name) ?? isBeacon(answer.round, answer.signature);
    verdicts.set(name, verdict);
    if (!(await verdict)) throw new Error('no proof');
    return answer;
  };
  try {
    return await Promise.any(relays.map(proven));
  } catch {
    // Promise.any fails only when every relay did.
    return undefined;
  }
}

const LOOPBACK = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/;

/**
 * Whether this may be a source of a production start: a recorded source is played from this machine
 * or over a plain connection, and decides draws that everybody could have known for years.
 */
export function isPublicRelay(relay: string): boolean {
  const url = URL.canParse(relay) ? new URL(relay) : undefined;
  return url?.protocol === 'https:' && !LOOPBACK.test(url.hostname);
}
