import type { privilegeHttp } from '@fairlot/wire/account/privilege';
import type { CallRows } from '#testing/calls';

export const privilegeCalls: CallRows<typeof privilegeHttp> = {
  getPrivileges: { who: 'player' },
  getBonusPrivileges: { who: 'player' },
};
