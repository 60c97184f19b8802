import type { authenticatorHttp } from '@fairlot/wire/account/authenticator';
import type { CallRows, FeatureCalls } from '#testing/calls';

const shown = { Password: 'not-the-right-one-7', Code: '123456' };

/** Each is about whoever asks. */
const authenticatorCalls: CallRows<typeof authenticatorHttp> = {
  getAuthenticator: { who: 'player' },
  offerAuthenticator: { who: 'player', sample: { Password: 'not-the-right-one-7' } },
  confirmAuthenticator: { who: 'player', sample: { Code: '123456' } },
  renewRecovery: { who: 'player', sample: shown },
  removeAuthenticator: { who: 'player', sample: shown },
};

export const calls: FeatureCalls = { http: authenticatorCalls };
