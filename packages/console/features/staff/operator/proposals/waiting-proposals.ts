import { operatorHttp } from '@fairlot/wire/staff/operator';
import type { Badge } from '../../../../registry/manifest.ts';

/** Proposals that wait for a second operator. */
export const waitingProposals: Badge = {
  permission: 'operator.proposals.read',
  endpoint: operatorHttp.getProposals,
  topic: 'operator.proposals',
  label: (count) => ({ zh: `${count} 项待确认`, en: `${count} waiting` }),
};
