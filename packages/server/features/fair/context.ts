import type { Platform } from '../../platform/feature.ts';
import { type Beacon, createBeacon } from './beacon.ts';
import { createVault, type Vault } from './chain.ts';
import { type Keys, loadKeys } from './keys.ts';
import { noTickets, type TicketSource } from './tickets.ts';

/** What the verbs of this feature share in one running application. */
export type Fair = Pick<Platform, 'db' | 'log' | 'announce'> & {
  readonly keys: Keys;
  readonly vault: Vault;
  readonly beacon: Beacon;
  readonly owner: string;
};

const BEACON_FRESH_MS = 60_000;

const contexts = new WeakMap<Platform, Promise<Fair>>();
const sources = new WeakMap<Platform['db'], TicketSource>();

export function fairOf(platform: Platform): Promise<Fair> {
  const known = contexts.get(platform) ?? makeFair(platform);
  contexts.set(platform, known);
  return known;
}

async function makeFair({ db, log, announce, settings }: Platform): Promise<Fair> {
  const keys = await loadKeys(settings.dataFolder);
  const { beaconRelays: relays = [], beaconFreshMs: freshMs = BEACON_FRESH_MS } = settings;
  const beacon = createBeacon({ db, log, relays, freshMs });
  const owner = `${process.pid}`;
  return { db, log, announce, keys, vault: createVault(db, keys.master), beacon, owner };
}

/** The bet feature hands its tickets in when it starts; without it there are none. */
export const useTicketSource = ({ db }: Platform, source: TicketSource): void =>
  void sources.set(db, source);

export const ticketsOf = ({ db }: Pick<Fair, 'db'>): TicketSource => sources.get(db) ?? noTickets;
