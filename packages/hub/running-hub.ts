import type { Ending } from './connection/ending.ts';
import { createSender } from './delivery/sender.ts';
import type { EventMap, Push } from './delivery/sender.ts';
import type { Farewell, Hub, Outlet } from './hub.ts';
import type { Close } from './protocol/message.ts';
import type { HubRuntime } from './runtime.ts';

/** The face of a running hub for the application. */
export function createHub<E extends EventMap<E>, P>(runtime: HubRuntime<E, P>): Hub<E, P> {
  const { ways, index, tickets } = runtime;
  const closeWhere: Hub<E, P>['closeWhere'] = (fits, farewell = {}) => {
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
    ...createOutlet<E>(ways.push),
    local: createOutlet<E>(async (to, message) => index.deliver(to, message)),
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
  };
}

function createOutlet<E extends EventMap<E>>(push: Push): Outlet<E> {
  return {
    clients: createSender<E>(push),
    sender: <F extends EventMap<F>>() => createSender<F>(push),
    send: push,
  };
}

function endingOf({ error, allowReconnect = false }: Farewell): Ending {
  const close: Close = { kind: 'close', allowReconnect, ...(error === undefined ? {} : { error }) };
  return { close, code: 1000 };
}
