import type { Feature } from '../../platform/feature.ts';
import { findBrokenAudit } from './store-audit.ts';

export { act, type Actor, type Change, type Changed, type Deed } from './act.ts';
export { demoOperators } from './demo.ts';
export {
  type AccountFault,
  addOperator,
  type Credentials,
  disableOperator,
  resetOperator,
} from './open-account.ts';
export { listOperators } from './store.ts';

export const operator: Feature = {
  name: 'operator',
  invariants: [{ name: 'the audit of the operators is one chain', find: findBrokenAudit }],
};
