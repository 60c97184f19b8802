import { createServer } from 'node:net';

/** The product cannot listen on its port. The message is for the person who starts the product. */
export class PortTaken extends Error {}

const WHY: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is taken. Choose another with PORT.`,
  EACCES: (port) =>
    `Port ${port} needs rights that this user does not have. Choose one above 1023 with PORT.`,
  EADDRNOTAVAIL: (_, host) =>
    `This machine has no address ${host}. Choose another with HOST, such as 127.0.0.1 or 0.0.0.0.`,
  ENOTFOUND: (_, host) =>
    `The name ${host} has no address. Choose another with HOST, such as 127.0.0.1 or 0.0.0.0.`,
};

/** Throws `PortTaken` if the port cannot be used, before anything else has started. Port 0 is always free. */
export function checkPort(port: number, host: string): Promise<void> {
  return new Promise((free, failed) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      failed(new PortTaken(WHY[error.code ?? '']?.(port, host) ?? `Port ${port} cannot be used.`)),
    );
    probe.listen(port, host, () => probe.close(() => free()));
  });
}
