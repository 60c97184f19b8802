import { sql } from 'kysely';
import type { Executor } from '#platform/db';

/** Days in which logins count for what two operators share. */
const DAYS = 30;

type Whence = { readonly device: Buffer; readonly ip: string };
/** Names of operators who signed in lately from the same device, or the same address. */
export type Shared = {
  readonly sameDeviceAs?: readonly string[];
  readonly sameAddressAs?: readonly string[];
};

/** Which of these operators signed in lately from where a login comes from. */
export async function findShared(
  db: Executor,
  { device, ip }: Whence,
  operatorIds: readonly (number | null)[],
): Promise<Shared> {
  const { rows } = await sql<{ name: string; by_device: boolean; by_address: boolean }>`
    SELECT o.name, coalesce(bool_or(s.device = ${device}), false) AS by_device,
      bool_or(s.ip = ${ip}) AS by_address
    FROM operator o JOIN operator_session s ON s.operator_id = o.operator_id
    WHERE o.operator_id = ANY(${[...operatorIds]}::int[])
      AND s.created_at > (SELECT app_now()) - ${DAYS} * interval '1 day'
    GROUP BY o.operator_id ORDER BY o.operator_id`.execute(db);
  const devices = rows.filter((row) => row.by_device).map(({ name }) => name);
  const addresses = rows.filter((row) => row.by_address).map(({ name }) => name);
  return {
    ...(devices.length > 0 && { sameDeviceAs: devices }),
    ...(addresses.length > 0 && { sameAddressAs: addresses }),
  };
}

/** Whether the living login of one operator shares its device with a login that another had lately. */
export async function sharesDevice(
  db: Executor,
  operatorId: number,
  otherId: number,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM operator_session s JOIN operator_session t ON t.device = s.device
    WHERE s.operator_id = ${operatorId} AND s.ended_at IS NULL AND t.operator_id = ${otherId}
      AND t.created_at > (SELECT app_now()) - ${DAYS} * interval '1 day' LIMIT 1`.execute(db);
  return rows.length > 0;
}
