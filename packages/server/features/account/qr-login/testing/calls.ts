import type { qrLoginHttp, qrLoginHub } from '@fairlot/wire/account/qr-login';
import type { CallRows, FeatureCalls, HubRows } from '#testing/calls';

const Ticket = 'x'.repeat(22);

/** A ticket is known to the page that shows it and to who scans it; a code is asked for before anybody is signed in. */
const qrLoginCalls: CallRows<typeof qrLoginHttp> = {
  scanQrCode: { who: 'player', sample: { Ticket } },
  answerQrCode: { who: 'player', sample: { Ticket, IsYes: true, Number: '12' } },
};
const qrLoginHubCalls: HubRows<typeof qrLoginHub> = {
  getQrCodeTicket: { who: 'anyone', sample: [false] },
};

export const calls: FeatureCalls = { http: qrLoginCalls, hub: qrLoginHubCalls };
