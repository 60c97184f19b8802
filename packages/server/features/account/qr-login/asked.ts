import type { Args } from '@fairlot/wire/core';
import type { getQrCodeTicket } from '@fairlot/wire/account/qr-login';
import { appWord, type ClientInfo } from '#platform/client-info';

type QrLoginInput = Args<typeof getQrCodeTicket>[0];

/** Whether a page begins anew. */
export const isFresh = (asked: QrLoginInput): boolean =>
  typeof asked === 'boolean' ? asked : asked.IsFresh;

/** What a page says of its client; one that was loaded from an older program says nothing. */
export const saysOf = (asked: QrLoginInput): ClientInfo | undefined =>
  typeof asked === 'boolean'
    ? undefined
    : {
        isMobile: asked.IsMobile,
        appVersion: appWord(asked.AppVersion),
        deviceId: appWord(asked.DeviceId),
      };
