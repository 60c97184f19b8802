import { hash, verify } from '@node-rs/argon2';
import { ok, refused, type Result } from '@fairlot/rules/core/result';

/** argon2id with the figures for players (reliability: passwords): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;
const QUEUE = 64;

let running = 0;
const waiting: (() => void)[] = [];

/** At most four hashes at once and 64 in the queue: a flood of logins must not stop the bets. */
async function inTurn<T>(work: () => Promise<T>): Promise<Result<T, 'BUSY'>> {
  if (running >= AT_ONCE) {
    if (waiting.length >= QUEUE) return refused('BUSY');
    await new Promise<void>((go) => waiting.push(go));
  }
  running += 1;
  try {
    return ok(await work());
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export const hashPassword = (password: string): Promise<Result<string, 'BUSY'>> =>
  inTurn(() => hash(password.normalize('NFC'), COST));

let decoy: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash (unknown account) the same work is done
 * against a decoy, so that the time tells nothing.
 */
export async function isPassword(
  stored: string | undefined,
  password: string,
): Promise<Result<boolean, 'BUSY'>> {
  decoy ??= hash('nobody has this password', COST);
  const against = stored ?? (await decoy);
  const checked = await inTurn(() => verify(against, password.normalize('NFC')));
  return checked.ok ? ok(checked.value && stored !== undefined) : checked;
}
