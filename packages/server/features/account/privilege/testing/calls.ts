import type { privilegeHttp } from '@fairlot/wire/account/privilege';
import type { CallRows, FeatureCalls } from '#testing/calls';

const privilegeCalls: CallRows<typeof privilegeHttp> = {
  getPrivileges: { who: 'player' },
  getBonusPrivileges: { who: 'player' },
};

export const calls: FeatureCalls = { http: privilegeCalls };
