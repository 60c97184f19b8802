import type { Feature } from '#platform/feature';
import { authenticator } from './authenticator/index.ts';
import { ban } from './ban/index.ts';
import { contact } from './contact/index.ts';
import { device } from './device/index.ts';
import { passkey } from './passkey/index.ts';
import { player } from './player/index.ts';
import { privilege } from './privilege/index.ts';
import { profile } from './profile/index.ts';
import { qrLogin } from './qr-login/index.ts';
import { registrationLink } from './registration-link/index.ts';
import { terms } from './terms/index.ts';
import { wechat } from './wechat/index.ts';

export const accountFeatures: readonly Feature[] = [
  device,
  authenticator,
  passkey,
  qrLogin,
  terms,
  player,
  privilege,
  contact,
  wechat,
  profile,
  registrationLink,
  ban,
];
