import { sql } from 'kysely';
import { DEPOSIT_TYPES, type DepositTypeName } from '@fairlot/rules/check/deposit';
import { invariant } from '@fairlot/rules/core/invariant';
import { transaction } from '#platform/db';
import type { TestServer } from '#testing';
import { SANDBOX, setProvider } from '../../provider/index.ts';

export const TEST_SECRET = 'canary0secret0of0deposits0000000';

export type TestChannel = {
  readonly type?: DepositTypeName;
  readonly least?: number;
  readonly most?: number;
  readonly step?: number;
  readonly fixed?: readonly number[];
  readonly feeRate?: number;
  readonly bonusRate?: number;
  readonly bonusTimes?: number;
  readonly minutes?: number;
  readonly mostFails?: number;
};

/** A channel of the sandbox, which is at an address; its number. */
export async function addTestChannel(
  server: TestServer,
  apiAt: string,
  of: TestChannel = {},
): Promise<number> {
  const { db, settings } = server.platform;
  const set = { id: SANDBOX, adapter: 'sandbox', apiAt, secret: TEST_SECRET };
  const fault = await transaction(db, (tx) => setProvider(tx, settings.dataFolder, set));
  invariant(fault === undefined, `the sandbox is a provider: ${fault}`);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO deposit_channel (type, provider, zh, en, least, most, step, fixed, fee_rate, bonus_rate, bonus_times,
      minutes, most_fails)
    VALUES (${DEPOSIT_TYPES[of.type ?? 'ALIPAY_QR'].number}, ${SANDBOX}, '通道', 'Channel', ${of.least ?? 10_000},
      ${of.most ?? 5_000_000}, ${of.step ?? 1}, ${of.fixed ?? []}::bigint[], ${of.feeRate ?? 0}, ${of.bonusRate ?? 0},
      ${of.bonusTimes ?? 0}, ${of.minutes ?? 15}, ${of.mostFails ?? 30_000})
    RETURNING id`.execute(server.owner);
  const [row] = rows;
  invariant(row, 'a channel was made');
  return row.id;
}
