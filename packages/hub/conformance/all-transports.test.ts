import { afterEach, describe, expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import type { TestApp } from './app.ts';
import { connect, transports } from './clients.ts';

let app: TestApp;
afterEach(() => app.stop());

describe.each(transports)('%s', (transport) => {
  test('starts, calls, hears and stops', async () => {
    app = await startTestApp();
    const ann = await connect(app, 'ann', '/Hub?roomId=7', transport);
    expect(await ann.connection.invoke('Who')).toMatchObject({ user: 'ann', room: '7', id: null });
    await app.hub.clients.all.send('message', 'line\nand "😀"');
    await expect.poll(() => ann.heard).toEqual(['line\nand "😀"']);
    await ann.connection.stop();
    await expect.poll(() => app.journal).toEqual(['connected ann', 'disconnected ann']);
    await expect.poll(() => [...app.hub.connections()].length).toBe(0);
  });
});
