import { PROVIDER_BOUNDS } from '@fairlot/wire/money/provider';
import type { Platform } from '#platform/feature';
import type { Executor, Tx } from '#platform/db';
import { seal, unseal } from '#platform/seal';
import type { Provider } from './adapters/adapter.ts';
import type { Asking } from './adapters/ask.ts';
import { sandboxProvider } from './adapters/sandbox.ts';
import {
  readClock,
  readProvider,
  readProviders,
  writeProvider,
  type ProviderRow,
} from './store.ts';

type KnownDeps = Pick<Platform, 'settings'> & { readonly db: Executor };

/** Whether it is spoken to, and may tell of payments: a node of a chain may not, it is only listened to. */
export const isSpokenTo = ({ adapter }: Pick<ProviderRow, 'adapter'>): boolean =>
  Object.hasOwn(ADAPTERS, adapter);

/** How providers are spoken to, by the name of the adapter in their row. */
const ADAPTERS: Readonly<
  Record<string, (of: { id: string; number: number }, asking: Asking) => Provider>
> = { sandbox: sandboxProvider };

export const sealedFor = (id: string) => ({ key: 'providers', table: 'provider', owner: id });

export const secretOf = async (
  { settings: { dataFolder } }: Pick<Platform, 'settings'>,
  { id, sealed }: Pick<ProviderRow, 'id' | 'sealed'>,
): Promise<string> => Buffer.from(await unseal(dataFolder, sealedFor(id), sealed)).toString();

async function speakTo(stage: KnownDeps, row: ProviderRow): Promise<Provider | undefined> {
  const adapter = ADAPTERS[row.adapter];
  if (!adapter) return undefined;
  const secret = await secretOf(stage, row);
  const { id, number } = row;
  return adapter({ id, number }, { apiAt: row.api_at, secret, nowMs: () => readClock(stage.db) });
}

/** A provider that is on; undefined where there is none of this name. Its calls stand in no transaction. */
export async function providerOf(stage: KnownDeps, id: string): Promise<Provider | undefined> {
  const row = await readProvider(stage.db, id);
  return row?.is_on === true ? speakTo(stage, row) : undefined;
}

/** The same of one that may be off: what was sent to it is asked after. */
export async function anyProviderOf(stage: KnownDeps, id: string): Promise<Provider | undefined> {
  const row = await readProvider(stage.db, id);
  return row && speakTo(stage, row);
}

/** All of them, also those that are off: what they took in and paid out is reconciled on. */
export async function allProviders(stage: KnownDeps): Promise<readonly Provider[]> {
  const all = await Promise.all((await readProviders(stage.db)).map((row) => speakTo(stage, row)));
  return all.filter((each) => each !== undefined);
}

export type ProviderSetting = {
  readonly id: string;
  readonly adapter: string;
  readonly apiAt: string;
  readonly secret: string;
};

/** An address of https, or of this machine. */
export const isOrigin = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHere = url?.hostname === '127.0.0.1' || url?.hostname === 'localhost';
  return (
    url?.origin === text && (url.protocol === 'https:' || (isHere && url.protocol === 'http:'))
  );
};

/** Whether providers of an adapter may be known by it: signs of ASCII without spaces, of a node as few as its keys have. */
export function isSecret(secret: string, adapter: string): boolean {
  const { leastSecret, leastKey, secret: most } = PROVIDER_BOUNDS;
  const least = isSpokenTo({ adapter }) ? leastSecret : leastKey;
  return /^[\x21-\x7e]+$/.test(secret) && secret.length >= least && secret.length <= most;
}

/** What cannot be a provider. */
export function providerFault({ id, adapter, apiAt, secret }: ProviderSetting): string | undefined {
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(id)) return 'a name has small letters, digits and dashes';
  if (!Object.hasOwn(ADAPTERS, adapter)) return 'there is no such adapter';
  if (!isSecret(secret, adapter)) return 'a secret has 16 to 256 signs';
  return isOrigin(apiAt) ? undefined : 'an address of https is needed';
}

/** Adds a provider or changes it; what is wrong with it where it cannot be one. */
export async function setProvider(
  tx: Tx,
  dataFolder: string,
  set: ProviderSetting,
): Promise<string | undefined> {
  const fault = providerFault(set);
  if (fault !== undefined) return fault;
  const { id, adapter, apiAt, secret } = set;
  const sealed = await seal(dataFolder, sealedFor(id), Buffer.from(secret));
  await writeProvider(tx, { id, adapter, api_at: apiAt, sealed });
  return undefined;
}
