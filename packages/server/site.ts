import { runCommand } from './command.ts';
import type { Db } from './platform/db.ts';
import {
  blockAddress,
  goOffline,
  goOnline,
  readSite,
  setRegisterOpen,
  setSingleSession,
  unblockAddress,
} from './features/site/index.ts';

/** `npm run site -- ...`: what operators change until the console can. Works while the site runs. */
const USAGE = `npm run site -- show
npm run site -- offline MINUTES | offline until 2026-11-21T22:00:00+08:00 | offline
npm run site -- online
npm run site -- block ADDRESS[/BITS]     npm run site -- unblock ADDRESS[/BITS]
npm run site -- register open|closed
npm run site -- single-session on|off`;

function parseEnd(args: readonly string[], nowMs: number): number | null | undefined {
  const [first, second] = args;
  if (first === undefined) return null;
  const ms = first === 'until' ? Date.parse(second ?? '') : nowMs + Number(first) * 60_000;
  return Number.isFinite(ms) ? Math.round(ms) : undefined;
}

type Act = (db: Db, args: readonly string[]) => Promise<string | undefined>;

const acts: Readonly<Record<string, Act>> = {
  show: async (db) => JSON.stringify(await readSite(db), undefined, 2),
  offline: async (db, args) => {
    const end = parseEnd(args, (await readSite(db)).nowMs);
    if (end === undefined) return undefined;
    const done = await goOffline(db, end);
    if (!done.ok) return 'that time has passed';
    return end === null ? 'offline until further notice' : `offline until ${new Date(end).toISOString()}`;
  },
  online: async (db) => (await goOnline(db), 'online'),
  block: async (db, [address = '']) => {
    const done = await blockAddress(db, address);
    return done.ok ? `blocked ${done.value}` : `${address} is not an address`;
  },
  unblock: async (db, [address = '']) => {
    const done = await unblockAddress(db, address);
    return done.ok ? `unblocked ${address}` : `${address} was not blocked`;
  },
  register: async (db, [state]) => {
    if (state !== 'open' && state !== 'closed') return undefined;
    await setRegisterOpen(db, state === 'open');
    return `registration is ${state}`;
  },
  'single-session': async (db, [state]) => {
    if (state !== 'on' && state !== 'off') return undefined;
    await setSingleSession(db, state === 'on');
    return `single session is ${state}`;
  },
};

const [name = '', ...args] = process.argv.slice(2);
const act = acts[name];
if (!act) {
  console.log(USAGE);
  process.exitCode = name === '' ? 0 : 2;
} else {
  await runCommand(async ({ db }) => {
    const said = await act(db, args);
    if (said === undefined) process.exitCode = 2;
    console.log(said ?? USAGE);
  });
}
