// The player's half of the seeds: made on this device, after it was shown the hash of the house's half.
import { instantHttp, type Seed } from '@fairlot/wire/play/instant';
import { refetch, send } from '@fairlot/shell';
import { noteSeed } from '../fair/index.ts';

const HEX = 16;
const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(HEX).padStart(2, '0'),
  ).join('');

/** The seed that the next round is drawn from, with the player's own; undefined where there is none. */
export async function readySeed(): Promise<Seed | undefined> {
  const shown = await send(instantHttp.getSeed, {});
  if (!shown.ok) return undefined;
  const { SeedId, Hash, ClientSeed } = shown.value;
  if (ClientSeed !== null) return shown.value;
  const own = randomHex();
  // Noted before it is sent: whatever the server says afterwards, this is what it was held to.
  noteSeed(SeedId, Hash, own);
  const set = await send(instantHttp.setClientSeed, { SeedId, ClientSeed: own });
  if (set.ok) return set.value;
  const again = await send(instantHttp.getSeed, {});
  return again.ok && again.value.ClientSeed !== null ? again.value : undefined;
}

/** Reveals a seed and gets the next one ready; undefined where it could not be. */
export async function changeSeed(seedId: number): Promise<Seed | undefined> {
  const revealed = await send(instantHttp.rotate, { SeedId: seedId });
  if (!revealed.ok) return undefined;
  const next = await readySeed();
  await refetch(instantHttp.getSeed);
  return next;
}
