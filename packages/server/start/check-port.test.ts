import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { checkPort, PortTaken } from './check-port.ts';

test('refuses a port that another process listens on, and accepts it afterwards', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(checkPort(port, '127.0.0.1')).rejects.toThrow(PortTaken);
  other.close();
  await once(other, 'close');
  await expect(checkPort(port, '127.0.0.1')).resolves.toBeUndefined();
});
