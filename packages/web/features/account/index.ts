import type { Manifest } from '../../frame/manifest.ts';
import { profile } from './profile/index.ts';
import { authenticator } from './authenticator/index.ts';
import { passkey } from './passkey/index.ts';
import { contact } from './contact/index.ts';
import { registrationLink } from './registration-link/index.ts';
import { terms } from './terms/index.ts';

export const account: readonly Manifest[] = [
  profile,
  authenticator,
  passkey,
  contact,
  registrationLink,
  terms,
];
