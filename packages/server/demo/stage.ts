import { setTimeout as delay } from 'node:timers/promises';
import { invariant } from '@fairlot/rules/core/invariant';
import { loginHttp } from '@fairlot/wire/auth/login';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import type { Db } from '#platform/db';
import type { DemoCaller, DemoStage } from '#platform/demo';
import { sha256 } from '#platform/hash';
import type { Log } from '#platform/log';
import { codeAt } from '../features/auth/credentials/index.ts';
import { DEMO_PASSWORD } from '../features/auth/login/register/index.ts';
import { openDemoOperator } from '../features/staff/operator/accounts/index.ts';
import { callerOf, callOver } from './caller.ts';
import { readNow } from './store.ts';

export type StageDeps = {
  readonly owner: Db;
  readonly dataFolder: string;
  /** Where players and operators come in. */
  readonly url: string;
  readonly consoleUrl: string;
  readonly sandbox: DemoStage['sandbox'];
  readonly log: Log;
};

/**
 * The operators of the demo data. Their passwords are made for one run and kept nowhere, so that nobody is signed out when a
 * person signs in as one of the operators that the start prints. The audit shows by these names what the demo did.
 */
const OPERATORS = ['demo1', 'demo2'] as const;
const REASON = 'The demo shows the product';
const LOOK_MS = 500;
const MOST_LOOKS = 600;

export async function openStage(
  deps: StageDeps,
  beganMs: number,
  signal: AbortSignal,
): Promise<DemoStage> {
  const { owner, url, sandbox, log } = deps;
  const [first, second] = [
    await signInOperator(deps, OPERATORS[0]),
    await signInOperator(deps, OPERATORS[1]),
  ];
  const players = new Map<string, Promise<DemoCaller>>();
  // One after the other: many sign-ins at once from one address have to solve a puzzle.
  let signingIn: Promise<unknown> = Promise.resolve();
  const signIn = (userName: string): Promise<DemoCaller> => {
    const next = signingIn.then(() => signInPlayer(url, userName));
    signingIn = next.catch(() => undefined);
    return next;
  };
  const pause = async (ms: number) => void (await delay(ms, undefined, { signal, ref: false }));
  return {
    operators: [first, second],
    player: (userName) => {
      const known = players.get(userName) ?? signIn(userName);
      players.set(userName, known);
      return known;
    },
    confirm: async (proposal) => {
      const { Id, Hash } = await proposal;
      await second.call(operatorHttp.confirm, { Id, Hash });
    },
    sandbox,
    intent: intentOf,
    beganMs,
    now: () => readNow(owner),
    pause,
    until: async (what, look) => {
      for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
        const found = await look();
        if (found !== undefined) return found;
        await pause(LOOK_MS);
      }
      throw new Error(`the demo waited in vain: ${what}`);
    },
    log,
  };
}

/** A UUID of version 8, made from a name. */
function intentOf(name: string): string {
  const hex = sha256(`fairlot demo ${name}`).toString('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}

async function signInPlayer(url: string, UserName: string): Promise<DemoCaller> {
  const grant = await callOver(url, loginHttp.login, { UserName, Password: DEMO_PASSWORD });
  return callerOf(UserName, url, grant.access_token);
}

/** Signs an operator of the demo in, and takes back what an earlier run proposed and did not get confirmed. */
async function signInOperator(
  { owner, dataFolder, consoleUrl }: StageDeps,
  name: string,
): Promise<DemoCaller> {
  const roles = ['owner'] as const;
  const opened = await openDemoOperator(owner, dataFolder, { name, roles, isThere: false }, REASON);
  const made =
    !opened.ok && opened.error === 'TAKEN'
      ? await openDemoOperator(owner, dataFolder, { name, roles, isThere: true }, REASON)
      : opened;
  invariant(made.ok, `the demo has an operator ${name}`);
  const { password: Password, key } = made.value;
  const claim = { Name: name, Password, Code: codeAt(key, await readNow(owner)) };
  const { access_token: token } = await callOver(consoleUrl, operatorHttp.signIn, claim);
  const caller = callerOf(name, consoleUrl, token);
  const { Rows } = await caller.call(operatorHttp.getProposals, null);
  for (const { Id, Maker } of Rows) {
    if (Maker === name) await caller.call(operatorHttp.withdraw, { Id, Reason: REASON });
  }
  return caller;
}
