import { messagePackProtocol } from '../messagepack.ts';
import { redisDelivery } from '../redis.ts';
import { jsonProtocol } from '../index.ts';
import { startTestApp } from './app.ts';
import type { Order, Reply } from './processes.ts';

/**
 * A process of its own with the test application on a shared Redis. It does what its parent says
 * and tells how that went; anything that nobody caught ends it, which the parent notices.
 */
const [url = '', groupLimitMs = '30000'] = process.argv.slice(2);
const app = await startTestApp({
  server: {
    delivery: redisDelivery({ url, groupLimitMs: Number(groupLimitMs) }),
    protocols: [jsonProtocol, messagePackProtocol],
  },
});
const { clients, groups } = app.hub;

async function carryOut(order: Exclude<Order, { do: 'freeze' }>): Promise<unknown> {
  switch (order.do) {
    case 'all':
      return clients.all.send('message', order.text);
    case 'allExcept':
      return clients.allExcept(order.to).send('message', order.text);
    case 'clients':
      return clients.clients(order.to).send('message', order.text);
    case 'client':
      return clients.client(order.to).send('message', order.text);
    case 'group':
      return clients.group(order.to).send('message', order.text);
    case 'user':
      return clients.user(order.to).send('message', order.text);
    case 'join':
      return groups.add(order.id, order.group);
    case 'leave':
      return groups.remove(order.id, order.group);
    case 'ask':
      return clients.client(order.to).ask('Result', [order.text]);
    case 'lines':
      return app.logged;
  }
}

const reply = (message: Reply): void => void process.send?.(message);

/**
 * Never gives its one thread back. A signal would stop it too, but at a moment that its parent does
 * not know: what is sent right after might still be answered.
 */
const freeze = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);

process.on('message', ({ id, order }: { id: number; order: Order }) => {
  if (order.do === 'freeze') {
    process.send?.({ id } satisfies Reply, freeze);
    return;
  }
  carryOut(order).then(
    (value) => reply({ id, value }),
    (error: Error) => reply({ id, error: error.message }),
  );
});
process.on('disconnect', () => process.exit());
reply({ id: 0, value: app.url });
