import type { deviceHttp } from '@fairlot/wire/account/device';
import type { CallRows, FeatureCalls } from '#testing/calls';

/** Each is about whoever asks: a login of somebody else is not there. */
const deviceCalls: CallRows<typeof deviceHttp> = {
  getLogins: { who: 'player' },
  endLogin: {
    who: 'player',
    sample: { Id: '3f2a1c1e-7c52-4b1e-9a43-0b7f0a8a2f11' },
    ofOwner: ({ session }) => ({ Id: session }),
    stranger: 'NO_SUCH_LOGIN',
  },
  endOtherLogins: { who: 'player' },
  getLoginLog: { who: 'player' },
};

export const calls: FeatureCalls = { http: deviceCalls };
