import type { scanHttp, scanHub } from '@fairlot/wire/account/qr-login';
import type { CallRows, HubRows } from '#testing/calls';

const Ticket = 'x'.repeat(22);

/** A ticket is known to the page that shows it and to who scans it; a code is asked for before anybody is signed in. */
export const scanCalls: CallRows<typeof scanHttp> = {
  scanQrCode: { who: 'player', sample: { Ticket } },
  answerQrCode: { who: 'player', sample: { Ticket, IsYes: true, Number: '12' } },
};
export const scanHubCalls: HubRows<typeof scanHub> = {
  getQrCodeTicket: { who: 'anyone', sample: [false] },
};
