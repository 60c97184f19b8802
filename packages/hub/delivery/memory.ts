import { noSuchConnection } from './delivery.ts';
import type { Delivery, LocalConnections } from './delivery.ts';

/** The delivery of a hub that lives in one process: everyone is local. */
export function memoryDelivery(): Delivery {
  let local: LocalConnections | undefined;
  return {
    start: async (connections) => {
      local = connections;
    },
    stop: async () => {
      local = undefined;
    },
    connected: async () => {},
    disconnected: async () => {},
    send: async (to, message) => local?.deliver(to, message),
    changeGroup: async (change, group, id) => {
      local?.changeGroup(change, group, id);
    },
    ask: async (id, question, signal) => {
      const answer = local?.ask(id, question, signal);
      if (!answer) throw noSuchConnection(id);
      return answer;
    },
  };
}
