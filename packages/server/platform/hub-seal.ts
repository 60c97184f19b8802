import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { ParcelSeal } from '@fairlot/hub/redis';
import { invariant } from '@fairlot/rules/core/invariant';
import { newestKey } from './key-file.ts';
import { headOf } from './seal.ts';

/** Of what the processes of one site tell each other over Redis; the token of a login is among it. */
const KEY = 'hub-messages';
const NONCE = 12;
const TAG = 16;

/**
 * Seals by the newest key that the data folder has now, for as long as this process runs: AES-256-GCM, bound to the
 * number of the key and to the channel. What a process with another key said is refused, by its number.
 */
export async function sealOfHub(dataFolder: string): Promise<ParcelSeal> {
  const { number, key } = await newestKey(dataFolder, KEY);
  const head = headOf(number);
  const bound = (channel: string): Buffer => Buffer.concat([head, Buffer.from(channel)]);
  return {
    seal: (channel, parcel) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bound(channel));
      return Buffer.concat([
        head,
        nonce,
        cipher.update(parcel),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
    },
    open: (channel, sealed) => {
      const isOurs = sealed.subarray(0, head.length).equals(head);
      invariant(
        isOurs,
        `sealed by key ${number} of ${KEY}: processes that began before another wait for their restart`,
      );
      const body = sealed.subarray(head.length);
      invariant(body.length >= NONCE + TAG, 'sealed');
      const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, NONCE));
      decipher.setAAD(bound(channel));
      decipher.setAuthTag(body.subarray(-TAG));
      return Buffer.concat([decipher.update(body.subarray(NONCE, -TAG)), decipher.final()]);
    },
  };
}
