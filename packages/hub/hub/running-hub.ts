import type { Ending } from '../connection/ending.ts';
import { createAsk } from '../delivery/ask.ts';
import { noSuchConnection } from '../delivery/delivery.ts';
import { createSender } from '../delivery/sender.ts';
import type { AnyResults, Ask, EventMap, Push, ResultMap } from '../delivery/sender.ts';
import type { Close } from '../protocol/message.ts';
import type { Farewell, Hub, Outlet } from './hub.ts';
import type { HubRuntime } from './runtime.ts';

/** The face of a running hub for the application. */
export function createHub<E extends EventMap<E>, P, R extends ResultMap<R>>(
  runtime: HubRuntime<E, P, R>,
): Hub<E, R, P> {
  const { ways, index, tickets } = runtime;
  const askHere = createAsk(
    async (id, question, signal) => {
      const answer = index.ask(id, question, signal);
      if (!answer) throw noSuchConnection(id);
      return answer;
    },
    runtime.clock,
    runtime.wheel,
  );
  const closeWhere: Hub<E, R, P>['closeWhere'] = (fits, farewell = {}) => {
    tickets.voidWhere(fits);
    let closed = 0;
    for (const connection of Array.from(runtime.connections.values())) {
      const { principal, userId } = connection.identity;
      if (connection.isEnded || !fits(principal, userId)) continue;
      if (farewell.last) void connection.send(farewell.last);
      connection.end(endingOf(farewell));
      closed++;
    }
    return closed;
  };
  return {
    ...createOutlet<E, R>(ways.push, ways.ask),
    local: createOutlet<E, R>(async (to, message) => index.deliver(to, message), askHere),
    groups: {
      add: (connectionId, group) => ways.changeGroup('add', group, connectionId),
      remove: (connectionId, group) => ways.changeGroup('remove', group, connectionId),
    },
    connections: function* () {
      for (const { isEnded, identity } of runtime.connections.values()) {
        const { id: connectionId, userId, principal } = identity;
        if (!isEnded) yield { connectionId, userId, principal };
      }
    },
    closeUser: (id, farewell) => closeWhere((_principal, userId) => userId === id, farewell),
    closeWhere,
    stats: () => ({
      connections: index.size,
      tickets: tickets.waiting,
      dropped: runtime.dropped,
    }),
    metrics: () => runtime.meter.read(runtime.connections.values()),
  };
}

function createOutlet<E extends EventMap<E>, R extends ResultMap<R>>(
  push: Push,
  ask: Ask,
): Outlet<E, R> {
  return {
    clients: createSender<E, R>(push, ask),
    sender: <F extends EventMap<F>, Q extends ResultMap<Q> = AnyResults>() =>
      createSender<F, Q>(push, ask),
    send: push,
  };
}

function endingOf({ error, allowReconnect = false }: Farewell): Ending {
  const close: Close = { kind: 'close', allowReconnect, ...(error === undefined ? {} : { error }) };
  return { close, code: 1000 };
}
