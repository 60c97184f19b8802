import { connect, type Transport } from '@fairlot/client/hub-connection';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Args, Payload, Returned } from '@fairlot/wire/core';
import { getQrCodeTicket, qrCodeLogin } from '@fairlot/wire/account/qr-login';

/** A page without a login that shows codes, by the real client. */
export async function openAskingPage(url: string, transport: Transport = 'WebSockets') {
  const connection = await connect({ url: `${url}/Hub`, transport });
  const heard: Payload<typeof qrCodeLogin>[] = [];
  let takes = true;
  connection.on(qrCodeLogin.target, (payload: Payload<typeof qrCodeLogin>) => {
    heard.push(payload);
    return takes;
  });
  await connection.start();
  const ask = async (asked: Args<typeof getQrCodeTicket>[0] = false): Promise<string | null> => {
    const { target } = getQrCodeTicket;
    const answer: Returned<typeof getQrCodeTicket> = await connection.invoke(target, asked);
    return answer.Ticket;
  };
  return {
    heard,
    ask,
    stop: () => connection.stop(),
    /** From now on it does not say that it has what it is handed. */
    refuseAll: () => void (takes = false),
    ticket: async (asked: Args<typeof getQrCodeTicket>[0] = false): Promise<string> => {
      const ticket = await ask(asked);
      invariant(ticket !== null, 'a ticket is made');
      return ticket;
    },
    number: (): string => heard.findLast(({ State }) => State === 'scanned')?.Number ?? '',
  };
}
