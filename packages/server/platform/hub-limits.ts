import type { HubOptions } from '@fairlot/hub';
import { isLoopback } from './network.ts';

/**
 * What the product lets a connection, a login and an address take of its hub; whatever is not here stands in
 * `Bounds` of `packages/hub/README.md`. A client of ours follows games, charts, tiles and a list: five calls when
 * it connects, one each time that a page is changed.
 */
export type HubLimits = Readonly<
  Required<
    Pick<
      HubOptions,
      | 'maxMessageBytes'
      | 'maxUnsentBytes'
      | 'maxCallsPerSecond'
      | 'maxMessagesPerSecond'
      | 'overRateMs'
      | 'maxGroups'
      | 'maxConnectionsPerUser'
      | 'maxConnectionsPerAddress'
      | 'maxTicketsPerUser'
      | 'maxTicketsPerAddress'
    >
  >
>;

export const HUB_LIMITS: HubLimits = {
  maxMessageBytes: 32_768,
  maxUnsentBytes: 1_048_576,
  maxCallsPerSecond: 20,
  // Pings, confirmations and answers count as well.
  maxMessagesPerSecond: 100,
  overRateMs: 10_000,
  // Games, their charts and the tiles: 200 of each at the most, and those who lead.
  maxGroups: 601,
  // A tab is a connection, and those of a device that slept stay for some seconds.
  maxConnectionsPerUser: 50,
  // A carrier or a school may have one address for all.
  maxConnectionsPerAddress: 2_000,
  maxTicketsPerUser: 50,
  maxTicketsPerAddress: 500,
};

/**
 * Whom the caps of addresses count a connection for. From this machine itself comes everybody where a proxy stands
 * in front that nobody declared, and whoever works here: there no two are the same.
 */
export function countingAddresses(): (ip: string) => string {
  let count = 0;
  return (ip) => (isLoopback(ip) ? `here ${(count += 1)}` : ip);
}
