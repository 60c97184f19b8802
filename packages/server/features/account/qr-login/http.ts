import { qrLoginHttp } from '@fairlot/wire/account/qr-login';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { currentSettings } from '../../site/settings/values/index.ts';
import { answer } from './answer.ts';
import { scan } from './scan.ts';

export function qrLoginRoutes(platform: Platform) {
  const site = currentSettings(platform.db);
  return routes(qrLoginHttp, {
    scanQrCode: ({ Ticket }, { principal, ip }) => scan(platform, principal, Ticket, ip),
    answerQrCode: async ({ Ticket, IsYes, Number: number, Code }, { principal }) => {
      const given = { ticket: Ticket, isYes: IsYes, number, code: Code };
      return answer(platform, await site(), principal, given);
    },
  });
}
