import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { DEPOSIT_TYPES } from '@fairlot/rules/check/deposit';
import { invariant } from '@fairlot/rules/core/invariant';
import { writeBase58 } from '@fairlot/rules/payee/base58';
import type { Chain } from '@fairlot/rules/payee/chains';
import { writeTron } from '@fairlot/rules/payee/tron';
import { transaction } from '#platform/db';
import type { TestServer } from '#testing';
import { importAddresses, providerOfChain, setChain } from '../../crypto-deposit/index.ts';

const bytesOf = (name: string, length: number): Buffer =>
  createHash('sha256').update(name).digest().subarray(0, length);

/** CRC-16/XMODEM, as addresses of TON have it. */
function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc;
}

function tonAddress(name: string): string {
  const body = Buffer.concat([Buffer.from([0x11, 0]), bytesOf(name, 32)]);
  const crc = crc16(body);
  return Buffer.concat([body, Buffer.from([crc >> 8, crc & 255])]).toString('base64url');
}

/** An address of a chain that nobody has a key of. */
export const testAddress: Readonly<Record<Chain, (name: string) => string>> = {
  TRC20: (name) => writeTron(bytesOf(name, 20)),
  ERC20: (name) => `0x${bytesOf(name, 20).toString('hex')}`,
  BSC: (name) => `0x${bytesOf(name, 20).toString('hex')}`,
  TON: tonAddress,
  SOL: (name) => writeBase58(bytesOf(name, 32)),
};

export type TestChain = {
  readonly code?: Chain;
  readonly confirmations?: number;
  readonly pool?: number;
  readonly minutes?: number;
  readonly secret: string;
};

/** A chain of the sandbox with a channel over it; the number of the channel. */
export async function addTestChain(
  server: TestServer,
  apiAt: string,
  { code = 'TRC20', confirmations = 3, pool = 50, minutes = 15, secret }: TestChain,
): Promise<number> {
  const { db, settings } = server.platform;
  const addresses = Array.from({ length: pool }, (_, n) => testAddress[code](`${code} ${n}`));
  await transaction(db, async (tx) => {
    const fault = await setChain(tx, settings.dataFolder, { code, apiAt, secret, confirmations });
    invariant(fault === undefined, `the sandbox has a chain: ${fault}`);
    if (pool === 0) return;
    const added = await importAddresses(tx, code, addresses.join('\n'));
    invariant(added.ok, 'the addresses are addresses');
  });
  const { rows } = await sql<{ id: number }>`
    INSERT INTO deposit_channel (type, provider, zh, en, least, most, minutes)
    VALUES (${DEPOSIT_TYPES.USDT.number}, ${providerOfChain(code)}, '通道', 'Channel', 10000, 5000000, ${minutes})
    RETURNING id`.execute(server.owner);
  const [row] = rows;
  invariant(row, 'a channel was made');
  return row.id;
}
