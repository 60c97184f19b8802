import { readBook } from '@fairlot/sandbox';
import { sql } from 'kysely';
import { startApp } from '../../app.ts';
import { features } from '../../features/index.ts';
import { clearingBalance, ledgerInvariants, sourceInvariant } from '#ledger';
import { longRead } from '#platform/db';
import { createLog } from '#platform/log';
import { keepBooks, sealInvariant } from '../../audit/seal.ts';
import { doToProvider, type World } from './world.ts';
import type { Stage } from './stage.ts';

const MINUTE_MS = 60_000;
const JOBS = ['read', 'match', 'missing', 'balance'].map((name) => `reconcile.${name}`);

/** A break of the books against the provider that nobody has ended. */
type Break = { readonly kind: number; readonly no: string };

/** The site without its clockwork, to look at what a run left; the program that was killed is not there any more. */
export async function openBooks(stage: Stage, world: World) {
  const { appUrl, dataFolder, db, owner } = stage;
  const settings = {
    isDemo: true,
    isRehearsing: false,
    rateLimit: 0,
    trustedProxies: 0,
    webRoot: undefined,
    dataFolder,
    games: [world.game, world.instant],
  };
  const place = { host: '127.0.0.1', port: 0 };
  const app = await startApp({
    appUrl,
    settings,
    log: createLog('fatal'),
    withJobs: false,
    ...place,
  });
  const jobs = features.flatMap((feature) => feature.jobs?.(app.platform) ?? []);
  const breaks = async (): Promise<readonly string[]> => {
    for (let n = 0; n < 5; n += 1) {
      await stage.leap(6 * MINUTE_MS);
      for (const job of jobs.filter(({ name }) => JOBS.includes(name)))
        while ((await job.run()) === 'worked');
    }
    const { rows } = await sql<Break>`
      SELECT kind, no FROM money_break WHERE state < 2 ORDER BY id`.execute(owner);
    return rows.map(({ kind, no }) => `${kind} ${no}`);
  };
  const invariants = async (): Promise<readonly string[]> => {
    await keepBooks(db, dataFolder);
    const all = [
      ...ledgerInvariants,
      sourceInvariant,
      sealInvariant(dataFolder),
      ...features.flatMap((feature) => feature.invariants ?? []),
    ];
    const found: string[] = [];
    for (const { name, find } of all) {
      const lines = await longRead(db, 5, (tx) => find(tx, dataFolder));
      found.push(...lines.map((line) => `${name}: ${line}`));
    }
    return found;
  };
  /** What the provider has of the house, against the accounts that say so. */
  const clearing = async (): Promise<readonly string[]> => {
    const { lines } = readBook(stage.bookFile);
    const theirs = lines.reduce(
      (all, { kind, amount }) =>
        all + BigInt(kind === 'deposit' || kind === 'fund' ? amount : -amount),
      0n,
    );
    const { rows } = await sql<{ number: number }>`
      SELECT number FROM provider WHERE id = 'sandbox'`.execute(owner);
    const ours = await clearingBalance(db, BigInt(rows[0]?.number ?? 0), 'DEM');
    return ours === theirs ? [] : [`clearing says ${ours}, and the provider has ${theirs}`];
  };
  return {
    faults: async () => [...(await invariants()), ...(await clearing()), ...(await breaks())],
    breaks,
    /** The provider writes a payment down twice. */
    misbook: (no: string) => doToProvider(world, 'misbook', { no, as: 'more' }),
    stop: () => app.stop(),
  };
}
