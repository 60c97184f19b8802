import type { privilegeHttp } from '@fairlot/wire/privilege';
import type { CallRows } from '#testing/calls';

export const privilegeCalls: CallRows<typeof privilegeHttp> = {
  getPrivileges: { who: 'player' },
  getBonusPrivileges: { who: 'player' },
};
