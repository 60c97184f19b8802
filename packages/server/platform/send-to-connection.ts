import * as z from 'zod/mini';
import type { AnyEvents, Sender } from '@fairlot/hub';
import { invariant } from '@fairlot/rules/core/invariant';
import type { HubEvent, Payload } from '@fairlot/wire/core';

/** How long a client may take to say that it has what it was handed. */
const REACH_MS = 5_000;

/** Asks a connection, of whichever process, to take an event; whether its client says that it has it. */
export async function reach<E extends HubEvent>(
  clients: Sender<AnyEvents>,
  connectionId: string,
  event: E,
  payload: Payload<E>,
): Promise<boolean> {
  invariant(event.topic.audience === 'connection', `${event.target} is for one connection alone`);
  const args = [z.encode(event.payload, payload)];
  const asked = clients.client(connectionId).ask(event.target, args, { timeoutMs: REACH_MS });
  // It is gone, it is too slow, or it does not know the event: nobody has it.
  return (await asked.catch(() => false)) === true;
}
