import type { Feature } from '../../platform/feature.ts';
import { securityRows } from '../proof/index.ts';
import { accountRoutes } from './http.ts';
import { listOwnRows } from './own-rows.ts';

/** What a player sees and changes of his account: passwords, and how safe it is. */
export const account: Feature = {
  name: 'account',
  http: accountRoutes,
  provide: ({ ports }) => ports.add(securityRows, listOwnRows),
};
