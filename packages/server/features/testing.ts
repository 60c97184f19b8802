import { contract } from '@fairlot/wire';
import type { Access, Endpoint, HubMethod } from '@fairlot/wire/core';
import type { CallRow, CallRows, HubRows } from '../testing/calls.ts';
import { betCalls, betHubCalls } from './bet/testing/calls.ts';
import { eventCalls } from './event/testing/calls.ts';
import { fairCalls } from './fair/testing/calls.ts';
import { lotteryCalls, lotteryHubCalls } from './lottery/testing/calls.ts';
import { playerCalls } from './player/testing/calls.ts';
import { sessionCalls } from './session/testing/calls.ts';
import { siteCalls } from './site/testing/calls.ts';
import { walletCalls } from './wallet/testing/calls.ts';

type Contract = typeof contract;
type PartCalls<P> = (P extends { readonly http: infer M } ? { readonly http: CallRows<M> } : {}) &
  (P extends { readonly hub: infer M } ? { readonly hub: HubRows<M> } : {});

/** The rows of all features, in level order; a feature of the contract that is not here does not compile. */
const calls: { readonly [F in keyof Contract]: PartCalls<Contract[F]> } = {
  site: { http: siteCalls },
  session: { http: sessionCalls },
  player: { http: playerCalls },
  wallet: { http: walletCalls },
  event: { http: eventCalls },
  lottery: { http: lotteryCalls, hub: lotteryHubCalls },
  fair: { http: fairCalls },
  bet: { http: betCalls, hub: betHubCalls },
};

export type NamedCall = {
  /** `POST /api/Bet/Place`. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly row: CallRow;
};

/** Every endpoint of the contract with what is said of it. */
export const allCalls: readonly NamedCall[] = Object.entries(contract).flatMap(([feature, part]) =>
  Object.entries<Endpoint>(part.http).map(([key, endpoint]) => {
    const rows: Readonly<Record<string, CallRow>> = calls[feature as keyof Contract].http;
    const row = rows[key];
    if (!row) throw new Error(`${feature} has no row for ${key}`);
    return { name: `${endpoint.method} ${endpoint.path}`, endpoint, row };
  }),
);

/** Who may invoke each hub method, by its target. */
export const hubCalls: Readonly<Record<string, Access>> = Object.fromEntries(
  Object.entries(contract).flatMap(([feature, part]) => {
    const said = calls[feature as keyof Contract];
    if (!('hub' in part) || !('hub' in said)) return [];
    const methods = new Map(Object.entries<{ target: string } | HubMethod>(part.hub));
    return Object.entries<Access>(said.hub).map(([key, who]) => [methods.get(key)?.target, who]);
  }),
);
