import { sql } from 'kysely';
import type { Executor } from '#platform/db';

/** Age in days up to which logins count for shared devices and addresses. */
const DAYS = 30;

type Whence = { readonly device: Buffer; readonly ip: string };
/** Names of operators with a recent login on the same device or address. */
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

/** Marks an operator whose living login is on a device where another had a login lately; else empty. */
export async function deviceMark(
  db: Executor,
  operatorId: number,
  otherId: number,
): Promise<Pick<Shared, 'sameDeviceAs'>> {
  const { rows } = await sql<{ name: string }>`
    SELECT o.name FROM operator_session s JOIN operator_session t ON t.device = s.device
    JOIN operator o ON o.operator_id = t.operator_id
    WHERE s.operator_id = ${operatorId} AND s.ended_at IS NULL AND t.operator_id = ${otherId}
      AND t.created_at > (SELECT app_now()) - ${DAYS} * interval '1 day' LIMIT 1`.execute(db);
  return rows.length > 0 ? { sameDeviceAs: rows.map(({ name }) => name) } : {};
}

/** Whether two operators count as two people: neither has invited the other in the last 24 hours. */
export async function areTwoPeople(db: Executor, one: number, other: number): Promise<boolean> {
  const { rows } = await sql<{ apart: boolean }>`
    SELECT operator_apart(${one}, ${other}) AS apart`.execute(db);
  return rows[0]?.apart ?? false;
}
