// The worlds that the files of a worker share. A world runs only while its worker needs it: an idle site
// still queries its database eighty times a second.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { DatabaseServer } from '../packages/server/testing/database.ts';
import { audit } from './audit.ts';
import { addressOf, startWorld, type World } from './world.ts';

export type Worlds = {
  /** The base URL that `joinWorld` and `leaveWorld` call. */
  readonly url: string;
  stop(): Promise<void>;
};

async function stopWorld(world: World): Promise<void> {
  const faults = await audit(world).catch((error: unknown) => [`audit failed: ${String(error)}`]);
  // Vitest logs what a global teardown throws and still passes the run, so the exit code is set here.
  for (const line of faults) console.error(`the books of a world: ${line}`);
  if (faults.length > 0) process.exitCode = 1;
  await world.stop();
}

/** Serves `POST /<worker>`, which starts the world of a worker, and `DELETE /<worker>`, which stops it. */
export async function serveWorlds(database: DatabaseServer): Promise<Worlds> {
  const worlds = new Map<string, Promise<World>>();
  const join = async (worker: string): Promise<string> => {
    const world = worlds.get(worker) ?? startWorld({ server: database });
    worlds.set(worker, world);
    try {
      return JSON.stringify(addressOf(await world));
    } catch (error) {
      // The next file tries again.
      worlds.delete(worker);
      throw error;
    }
  };
  const leave = async (worker: string): Promise<string> => {
    const world = worlds.get(worker);
    worlds.delete(worker);
    if (world) await stopWorld(await world);
    return '{}';
  };
  const server = createServer((request, response) => {
    const answer = request.method === 'DELETE' ? leave : join;
    answer(request.url ?? '').then(
      (body) => response.end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    stop: async () => {
      server.close();
      await Promise.all([...worlds.keys()].map(leave));
    },
  };
}
