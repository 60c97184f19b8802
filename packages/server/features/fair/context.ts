import type { Executor } from '../../platform/db.ts';
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

/** Odds by play code that operators have changed; the other plays pay as the rules say. */
export type OddsSource = (
  db: Executor,
  gameId: number,
) => Promise<ReadonlyMap<string, readonly number[]>>;

const oddsSources = new WeakMap<Platform['db'], OddsSource>();

/** The bet feature says what odds are in force; without it those of the rules are. */
export const useOddsSource = ({ db }: Platform, source: OddsSource): void =>
  void oddsSources.set(db, source);

export const oddsOf = ({ db }: Pick<Fair, 'db'>, gameId: number): ReturnType<OddsSource> =>
  oddsSources.get(db)?.(db, gameId) ?? Promise.resolve(new Map());

export const ticketsOf = ({ db }: Pick<Fair, 'db'>): TicketSource => sources.get(db) ?? noTickets;
