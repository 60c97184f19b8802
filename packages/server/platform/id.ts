import { randomFillSync } from 'node:crypto';
import { wallMs } from './clock.ts';

const POOL_BYTES = 10 * 256;
const pool = Buffer.allocUnsafe(POOL_BYTES);
let used = POOL_BYTES;

/**
 * An id for a row: UUID version 7. Ids near in time lie near in an index; nothing may rely on their
 * order. Random bytes are taken in bulk, a call a row would cost more than the row.
 */
export function newId(): string {
  if (used === POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.toString('hex', used, used + 10);
  used += 10;
  const time = wallMs().toString(16).padStart(12, '0');
  const variant = '89ab'[Number.parseInt(random[3] ?? '0', 16) & 3] ?? '8';
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(4, 7)}-${random.slice(7, 19)}`;
}
