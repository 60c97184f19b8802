// The two calls of the screens before a login: what comes after one never needs them.
import { nothing, post } from '../../core/index.ts';
import { Challenge, Entering } from '../../auth/credentials/webauthn.ts';
import { Grant } from '../../auth/login/shapes.ts';
import { OFFER_SIGN_IN_CODES, PASSKEY_LOGIN_CODES } from './entry-codes.ts';

export const offerSignIn = post('/api/Token/PasskeyOptions', {
  access: 'anyone',
  keepsPage: true,
  input: nothing,
  output: Challenge,
  codes: OFFER_SIGN_IN_CODES,
  about: 'A challenge for signing in by a passkey; good once, for five minutes.',
});

export const signIn = post('/api/Token/PasskeyLogin', {
  access: 'anyone',
  keepsPage: true,
  input: Entering,
  output: Grant,
  codes: PASSKEY_LOGIN_CODES,
  about: 'Signs a player in by a passkey whose device asked who holds it.',
});
