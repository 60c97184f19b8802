// The connection of a page that has no login: it asks for codes and hears what becomes of them.
import { connect } from '@fairlot/client/hub-connection';
import { CLIENT_HEADERS, decode, type Args, type Payload } from '@fairlot/wire/core';
import { getQrCodeTicket, qrCodeLogin } from '@fairlot/wire/account/qr-login';
import { SCAN_TIMES } from '@fairlot/rules/check/scan-times';
import { APP_HEADERS, isPhone, realm } from '@fairlot/shell';
import type { AskingEvent } from './asking.ts';

type Said = Payload<typeof qrCodeLogin>;
type Tell = (event: AskingEvent) => void;
type Started = Awaited<ReturnType<typeof connect>>;

/** By WebSocket, or where none can pass by polls. */
async function startVisit(prepare: (made: Started) => void): Promise<Started> {
  const url = `${realm().base}/Hub`;
  const start = async (transport: 'WebSockets' | 'LongPolling') => {
    const made = await connect({ url, transport });
    prepare(made);
    await made.start();
    return made;
  };
  return start('WebSockets').catch(() => start('LongPolling'));
}

/** What the headers of its calls say, as an argument. */
function askedOf(IsFresh: boolean): Args<typeof getQrCodeTicket>[0] {
  const { [CLIENT_HEADERS.version]: AppVersion, [CLIENT_HEADERS.deviceId]: DeviceId } = APP_HEADERS;
  return {
    IsFresh,
    IsMobile: isPhone(),
    ...(AppVersion !== undefined && { AppVersion }),
    ...(DeviceId !== undefined && { DeviceId }),
  };
}

/** Asks to be let in until somebody says yes or no, or the time is up; the answer ends it. */
export function askToBeLetIn(tell: Tell, enter: (grant: NonNullable<Said['Grant']>) => void) {
  let isOver = false;
  let open: Started | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    isOver = true;
    clearTimeout(next);
    clearTimeout(late);
    void open?.stop().catch(() => undefined);
  };
  const late = setTimeout(() => {
    tell({ kind: 'late' });
    end();
  }, SCAN_TIMES.all * 1000);
  const lose = () => {
    if (isOver) return;
    tell({ kind: 'lost' });
    end();
  };
  const hear = (sent: unknown): true => {
    const said = decode(qrCodeLogin.payload, sent as never) as Said;
    tell({ kind: 'said', said });
    // The hub is told first that the login is here: it takes back what nobody has.
    if (said.State === 'refused') setTimeout(end);
    const { Grant } = said;
    if (Grant) {
      setTimeout(() => {
        enter(Grant);
        end();
      });
    }
    return true;
  };
  const rotate = async (isFirst: boolean): Promise<void> => {
    if (isOver || !open) return;
    const sent: unknown = await open.invoke(getQrCodeTicket.target, askedOf(isFirst));
    const { Ticket } = decode(getQrCodeTicket.result, sent as never);
    if (isOver) return;
    if (Ticket !== null) tell({ kind: 'ticket', ticket: Ticket });
    else if (isFirst) return lose();
    next = setTimeout(() => void rotate(false).catch(lose), SCAN_TIMES.shown * 1000);
  };
  void startVisit((made) => {
    made.on(qrCodeLogin.target, hear);
    made.onclose(lose);
  })
    .then((made) => {
      open = made;
      return isOver ? made.stop() : rotate(true);
    })
    .catch(lose);
  return end;
}
