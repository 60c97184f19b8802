import { contract } from '@fairlot/wire';
import { consoleContract } from '@fairlot/wire/console';
import type { Endpoint, HubMethod } from '@fairlot/wire/core';
import type { CallRow, FeatureCalls, HubRow } from '#testing/calls';
import { collect } from '#testing/collect';

const modules = await collect<{ readonly calls: FeatureCalls }>('testing/calls.ts');

/** `account/qr-login` is `qrLogin` in the contract. */
const keyOf = (folder: string): string =>
  folder.replace(/^.*\//, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const callsByFeature = new Map(
  [...modules].map(([folder, { calls }]) => [keyOf(folder), calls] as const),
);

export type NamedCall = {
  /** `POST /api/Bet/Place`. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly row: CallRow;
};

type Part = { readonly http: object; readonly hub?: object };
type Parts = Readonly<Record<string, Part>>;

const endpointCalls = (parts: Parts, side: 'http' | 'console'): readonly NamedCall[] =>
  Object.entries(parts).flatMap(([feature, part]) =>
    Object.entries<Endpoint>(part.http as Record<string, Endpoint>).map(([key, endpoint]) => {
      const row = callsByFeature.get(feature)?.[side]?.[key];
      if (!row) throw new Error(`testing/calls.ts of ${feature} has no row for ${key}`);
      return { name: `${endpoint.method} ${endpoint.path}`, endpoint, row };
    }),
  );

export type HubInvoker = HubRow & { readonly method: HubMethod };

/** A part of a hub is a method, which has arguments, or an event, which has a payload. */
const isMethod = (part: object): part is HubMethod => 'args' in part;

const hubInvokers = (parts: Parts, side: 'hub' | 'consoleHub'): readonly HubInvoker[] =>
  Object.entries(parts).flatMap(([feature, part]) =>
    Object.entries<object>((part.hub ?? {}) as Record<string, object>).flatMap(([key, method]) => {
      if (!isMethod(method)) return [];
      const row = callsByFeature.get(feature)?.[side]?.[key];
      if (!row) throw new Error(`testing/calls.ts of ${feature} has no row for ${key}`);
      return [{ method, ...row }];
    }),
  );

/** Every endpoint of the contract with its row. */
export const allCalls = endpointCalls(contract, 'http');
export const allConsoleCalls = endpointCalls(consoleContract, 'console');

/** Every hub method with who may invoke it. */
export const hubCalls = hubInvokers(contract, 'hub');
export const consoleHubCalls = hubInvokers(consoleContract, 'consoleHub');
