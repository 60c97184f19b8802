import type { Db, Executor } from '#platform/db';
import type { Platform } from '#platform/feature';
import { port } from '#platform/port';
import { type Beacon, createBeacon } from './beacon.ts';
import { type Blocks, createBlocks } from './blocks.ts';
import { createVault, type Vault } from '../commitment/chain.ts';
import type { PricesInForce } from '../commitment/price-list.ts';
import { type Keys, loadKeys } from '../commitment/keys.ts';
import type { TicketSource } from '../commitment/tickets.ts';

/** What the verbs of this feature share in one running application. */
export type Fair = Pick<Platform, 'db' | 'log' | 'announce' | 'ports'> & {
  readonly keys: Keys;
  readonly vault: Vault;
  readonly beacon: Beacon;
  readonly blocks: Blocks;
  readonly owner: string;
  /** Where keys and archives are; empty: nowhere. */
  readonly dataFolder: string;
  /** The chains, by game and day, that our key was seen to open. */
  readonly checked: Set<string>;
};

const BEACON_FRESH_MS = 60_000;

const contexts = new WeakMap<Platform, Promise<Fair>>();

export function fairOf(platform: Platform): Promise<Fair> {
  const known = contexts.get(platform) ?? makeFair(platform);
  contexts.set(platform, known);
  return known;
}

/** The keys of this installation, as the running application has them. */
export const keysOf = async (platform: Platform): Promise<Keys> => (await fairOf(platform)).keys;

async function makeFair({ db, log, announce, ports, settings }: Platform): Promise<Fair> {
  const keys = await loadKeys(settings.dataFolder);
  const { beaconRelays: relays = [], beaconFreshMs: freshMs = BEACON_FRESH_MS } = settings;
  const beacon = createBeacon({ db, log, relays, freshMs });
  const blocks = createBlocks(settings.blockNodes ?? {}, log);
  const owner = `${process.pid}`;
  const vault = createVault(db, keys.master);
  const checked = new Set<string>();
  const { dataFolder } = settings;
  return { db, log, announce, ports, keys, vault, beacon, blocks, owner, dataFolder, checked };
}

/** The tickets of an issue are the bets of the feature that takes them. */
export const ticketPort = port<TicketSource>('fair.tickets');

/** What of a game's prices is not as the rules say. */
export type PricesSource = (db: Executor, gameId: number) => Promise<PricesInForce>;

/** What prices are in force. */
export const pricesPort = port<PricesSource>('fair.prices');

/** What the bets of settled issues were to bring back on average, at most, in thousandths. */
export type ExpectedSource = (
  db: Db,
  issues: readonly { readonly id: number; readonly drawMs: number }[],
) => Promise<ReadonlyMap<number, number>>;

/** Issues without bets are left out. */
export const expectedPort = port<ExpectedSource>('fair.expected');
