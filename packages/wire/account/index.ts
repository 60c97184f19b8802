import { authenticatorHttp } from './authenticator/index.ts';
import { contactHttp, contactHub } from './contact/index.ts';
import { deviceHttp, deviceHub } from './device/index.ts';
import { passkeyHttp, passkeyHub } from './passkey/index.ts';
import { playerHttp } from './player/index.ts';
import { privilegeHttp, privilegeHub } from './privilege/index.ts';
import { profileHttp } from './profile/index.ts';
import { qrLoginHttp, qrLoginHub } from './qr-login/index.ts';
import { registrationLinkHttp } from './registration-link/index.ts';
import { termsHttp } from './terms/index.ts';
import { wechatHttp, wechatHub } from './wechat/index.ts';

export const accountContract = {
  device: { http: deviceHttp, hub: deviceHub },
  authenticator: { http: authenticatorHttp },
  passkey: { http: passkeyHttp, hub: passkeyHub },
  qrLogin: { http: qrLoginHttp, hub: qrLoginHub },
  terms: { http: termsHttp },
  player: { http: playerHttp },
  privilege: { http: privilegeHttp, hub: privilegeHub },
  contact: { http: contactHttp, hub: contactHub },
  wechat: { http: wechatHttp, hub: wechatHub },
  profile: { http: profileHttp },
  registrationLink: { http: registrationLinkHttp },
} as const;
