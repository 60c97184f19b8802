import { createServer } from 'node:net';

/** Another process listens on the port. Its message is for the person who starts the product. */
export class PortTaken extends Error {}

/** Throws `PortTaken` if the port is taken, before anything else has started. Port 0 is always free. */
export function checkPort(port: number, host: string): Promise<void> {
  return new Promise((free, failed) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      failed(
        error.code === 'EADDRINUSE'
          ? new PortTaken(`Port ${port} is taken. Choose another with PORT.`)
          : error,
      ),
    );
    probe.listen(port, host, () => probe.close(() => free()));
  });
}
