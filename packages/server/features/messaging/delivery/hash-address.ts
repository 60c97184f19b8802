import { createHmac } from 'node:crypto';
import { loadKey } from '#platform/key-file';

const KEY = 'contact-address';

/** What an address is found by, where it is only sealed: a hash under a key that is not in the database. */
export const hashAddress = async (
  dataFolder: string,
  kind: string,
  address: string,
): Promise<Buffer> =>
  createHmac('sha256', await loadKey(dataFolder, KEY))
    .update(`${kind}\0${address}`)
    .digest();
