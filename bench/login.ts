import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { invariant } from '@fairlot/rules/core/invariant';
import { loginHttp } from '@fairlot/wire/auth/login';
import { GAME } from './bet-database.ts';
import { crowd, type World } from './bet-crowd.ts';
import type { LoadResult } from './bet-load.ts';
import { inWorld } from './bets.ts';
import { isWanted, lessIsBetter, moreIsBetter, type Bench, type BenchOptions } from './line.ts';
import type { SignInOrder, SignInResult } from './login-load.ts';

/**
 * What players wait for their bets, 500 of which are offered each second, while others guess at passwords:
 * the bound is twice what they wait without. Once as guessers are met: 200 addresses that try twice a
 * second each, of which work is asked after two failures; once where every try comes from a network that
 * was not seen before, so that each is hashed until the brake of the site asks for work.
 */
const MOST_TIMES = 2;
const ADDRESSES = 200;
const GUESS_PACE_MS = 500;
const BETS_A_SECOND = 500;
const WARM_MS = 2_000;
const MEASURE_MS = 30_000;
/** So long the brake of the site is not reached. */
const HASHED_MS = 6_000;
const PASSWORD = 'kept-for-tests-42';
const SIGNERS = 32;

async function signIns(order: SignInOrder): Promise<SignInResult> {
  const child = fork(join(import.meta.dirname, 'login-load.ts'), { execArgv: ['--import', 'tsx'] });
  child.send(order);
  const [result] = (await once(child, 'message')) as [SignInResult];
  child.kill();
  return result;
}

async function bets({ url, players, issue }: World, measureMs: number): Promise<LoadResult> {
  const result = await crowd({
    url,
    tokens: players.map(({ token }) => token),
    gameId: GAME,
    serial: issue.serial,
    hasProxy: true,
    paceMs: (players.length / BETS_A_SECOND) * 1_000,
    warmMs: WARM_MS,
    measureMs,
  });
  invariant(result.refused === 0, `every bet is taken: ${result.refusal}`);
  return result;
}

const countsOf = ({ codes, ms }: SignInResult): string =>
  Object.entries(codes)
    .map(([code, n]) => `${Math.round((n / ms) * 1_000)} ${code}`)
    .join(', ');

async function beside(world: World, name: string, isFresh: boolean, measureMs: number) {
  const rest = await bets(world, measureMs);
  const order = { url: world.url, connections: ADDRESSES, isFresh, password: 'wrong-one' };
  const guessing = signIns({ ...order, paceMs: GUESS_PACE_MS, warmMs: WARM_MS, measureMs });
  const [result, guessed] = await Promise.all([bets(world, measureMs), guessing]);
  const perSecond = (load: LoadResult) => Math.round((load.accepted / load.ms) * 1_000);
  return lessIsBetter({
    bench: 'login',
    case: name,
    ours: result.p99,
    against: `the bound: ${MOST_TIMES} times the p99 without (${rest.p99.toFixed(1)} ms)`,
    theirs: MOST_TIMES * rest.p99,
    unit: 'ms p99',
    note:
      `p50 ${result.p50.toFixed(1)} ms, without ${rest.p50.toFixed(1)}; ${perSecond(result)} bets/s, ` +
      `without ${perSecond(rest)}; answers a second: ${countsOf(guessed)}`,
  });
}

/** Hashes a second, two at once as the server has them, with nothing else to do. */
async function hashesPerSecond(ms: number): Promise<number> {
  const until = performance.now() + ms;
  let made = 0;
  const lane = async (): Promise<void> => {
    while (performance.now() < until) {
      await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
      made += 1;
    }
  };
  await Promise.all([lane(), lane()]);
  return (made / ms) * 1_000;
}

async function signInsPerSecond({ url }: World, isQuick: boolean) {
  const names = Array.from({ length: SIGNERS }, (_, n) => `signer${n + 10}`);
  for (const [n, UserName] of names.entries()) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `9.0.${n}.1` };
    const form = { UserName, Password: PASSWORD, Agree: true };
    const asked = { method: 'POST', headers, body: JSON.stringify(form) };
    const answer = await (await fetch(`${url}${loginHttp.register.path}`, asked)).text();
    invariant(answer.includes('"Code":"OK"'), `registered: ${answer}`);
  }
  const measureMs = isQuick ? 2_000 : 8_000;
  const order = { url, connections: SIGNERS, isFresh: true, names, password: PASSWORD };
  const result = await signIns({ ...order, paceMs: 0, warmMs: 1_000, measureMs });
  return moreIsBetter({
    bench: 'login',
    case: 'sign-ins',
    ours: ((result.codes['OK'] ?? 0) / result.ms) * 1_000,
    against: 'the hashes alone, two at once, no server',
    theirs: await hashesPerSecond(measureMs),
    unit: 'sign-ins/s',
    note: `32 at once with the right password; answers a second: ${countsOf(result)}`,
  });
}

const NAMES = 100;
/** Of each name, before work is asked for it. */
const GUESSES = 2;
/** What two medians of hundreds may be apart on a machine that does something else as well. */
const NOISE_MS = 3;

const medianOf = (sample: readonly number[]): number =>
  sample.toSorted((one, other) => one - other)[Math.floor(sample.length / 2)] ?? 0;

/**
 * What a wrong password takes by a name that somebody has and by one that nobody has, in turn and each from a
 * network of its own: how far the medians are apart.
 */
async function namesApart({ url }: World, isQuick: boolean) {
  const post = async (path: string, ip: string, form: object): Promise<string> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip };
    return (
      await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(form) })
    ).text();
  };
  const names = isQuick ? 20 : NAMES;
  const took: Record<'known' | 'nobody', number[]> = { known: [], nobody: [] };
  for (let n = 0; n < names; n += 1) {
    const form = { UserName: `named${n}`, Password: PASSWORD, Agree: true };
    const made = await post(loginHttp.register.path, `9.1.${n}.1`, form);
    invariant(made.includes('"Code":"OK"'), `registered: ${made}`);
  }
  for (let n = 0; n < names * GUESSES; n += 1) {
    for (const [kind, UserName] of [
      ['known', `named${n % names}`],
      ['nobody', `none${n % names}`],
    ] as const) {
      const ip = `9.${kind === 'known' ? 2 : 3}.${n}.1`;
      const from = performance.now();
      const said = await post(loginHttp.login.path, ip, { UserName, Password: 'wrong-one' });
      took[kind].push(performance.now() - from);
      invariant(said.includes('"Code":"WRONG"'), `looked at: ${said}`);
    }
  }
  const [known, nobody] = [medianOf(took.known), medianOf(took.nobody)];
  return lessIsBetter({
    bench: 'login',
    case: 'names',
    ours: Math.abs(known - nobody),
    against: 'what two medians may be apart by chance',
    theirs: NOISE_MS,
    unit: 'ms',
    note: `medians of ${took.known.length}: ${known.toFixed(1)} ms by names that are known, ${nobody.toFixed(1)} ms by others`,
  });
}

export const run: Bench = async (emit, options: BenchOptions = {}) => {
  const { isQuick = false } = options;
  const env = { RATE_LIMIT: '600', TRUSTED_PROXIES: '1' };
  const quick = (ms: number): number => (isQuick ? 3_000 : ms);
  if (isWanted('guesses-beside-bets', options)) {
    await inWorld(env, async (world) =>
      emit(await beside(world, 'guesses-beside-bets', false, quick(MEASURE_MS))),
    );
  }
  if (isWanted('hashes-beside-bets', options)) {
    await inWorld(env, async (world) =>
      emit(await beside(world, 'hashes-beside-bets', true, quick(HASHED_MS))),
    );
  }
  if (isWanted('names', options)) {
    await inWorld(env, async (world) => emit(await namesApart(world, isQuick)));
  }
  if (isWanted('sign-ins', options)) {
    await inWorld(env, async (world) => emit(await signInsPerSecond(world, isQuick)));
  }
};
