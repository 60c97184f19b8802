import type { passkeyHttp } from '@fairlot/wire/account/passkey';
import type { CallRows, FeatureCalls } from '#testing/calls';

const bytes = 'AAAA';
const Password = 'not-the-right-one-7';

const passkeyCalls: CallRows<typeof passkeyHttp> = {
  offerSignIn: { who: 'anyone' },
  signIn: {
    who: 'anyone',
    sample: { Id: bytes, ClientData: bytes, AuthenticatorData: bytes, Signature: bytes },
  },
  getPasskeys: { who: 'player' },
  offerPasskey: { who: 'player', sample: { Password, Code: '123456' } },
  addPasskey: {
    who: 'player',
    sample: { Name: 'laptop', Id: bytes, ClientData: bytes, Attestation: bytes },
  },
  renamePasskey: { who: 'player', sample: { Id: bytes, Name: 'laptop' } },
  removePasskey: { who: 'player', sample: { Id: bytes, Password, Code: '123456' } },
  offerShow: { who: 'player' },
};

export const calls: FeatureCalls = { http: passkeyCalls };
