import type { loginHttp } from '@fairlot/wire/auth/login';
import type { CallRows, FeatureCalls } from '#testing/calls';

const loginCalls: CallRows<typeof loginHttp> = {
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
      Link: '2222222222',
      Phone: '13800000001',
      PhoneCode: '123456',
      Email: 'nobody@example.com',
      EmailCode: '123456',
      QQ: '12345',
      WeChat: 'qing_feng',
      RealName: 'Qing Feng',
    },
  },
  refresh: { who: 'player' },
  getLoginEnds: { who: 'player' },
  noteActivity: { who: 'player' },
  logout: { who: 'player' },
};

export const calls: FeatureCalls = { http: loginCalls };
