import { hasFlag } from '@fairlot/rules/check/access';
import type { SecondStep } from '../../auth/login/second-step/index.ts';
import type { SecurityRows } from '../../auth/credentials/index.ts';
import { networkOf } from '../../auth/credentials/index.ts';
import { listNetworks } from './store-network.ts';

/** Weight of product 2.6. */
const POINTS = 10;

/**
 * After the right password: who is bound to networks signs in from one of them (IP_NOT_BOUND, product 7.6); whom an
 * operator wants bound (IP_BIND) has none from which he may, until he has bound one. Asked in the transaction that holds
 * his row, so that a change of the list comes before or after and never between.
 */
export const checkNetwork: SecondStep = async (tx, { playerId, flags, origin }) => {
  const networks = await listNetworks(tx, playerId);
  const isFree = networks.length === 0 && !hasFlag(flags, 'IP_BIND');
  return isFree || networks.includes(networkOf(origin.ip)) ? undefined : { code: 'IP_NOT_BOUND' };
};

/** The row of AccountSecurity. */
export const listNetworkRows: SecurityRows = async (db, playerId) => {
  const networks = await listNetworks(db, playerId);
  const isDone = networks.length > 0;
  const shown = networks.join(' ');
  return [{ key: 'network', isDone, points: isDone ? POINTS : 0, most: POINTS, shown }];
};
