import type { sessionHttp } from '@fairlot/wire/session';
import type { CallRows } from '../../../testing/calls.ts';

export const sessionCalls: CallRows<typeof sessionHttp> = {
  login: {
    who: 'anyone',
    sample: { UserName: 'nobody1', Password: 'not-the-right-one-7' },
  },
  register: {
    who: 'anyone',
    sample: {
      UserName: 'player1',
      Password: 'kept-for-tests-42',
      NickName: 'Qing',
      Agree: false,
    },
  },
  refresh: { who: 'player' },
  getLoginEnds: { who: 'player' },
  noteActivity: { who: 'player' },
  logout: { who: 'player' },
};
