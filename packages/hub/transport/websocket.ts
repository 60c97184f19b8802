import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { Connection } from '../connection/connection.ts';
import { webSocketFraming } from './frame.ts';
import type { Transport } from './transport.ts';

/** A client that closes without a status expects 1000 back, where the library would echo 1005. */
class PlainCloseSocket extends WebSocket {
  override close(code = 1000, reason?: string | Buffer): void {
    super.close(code, reason);
  }
}

export type HubSocketServer = WebSocketServer;

/** The library reads frames and does the two handshakes; it never listens and never compresses. */
export function createSocketServer(maxMessageBytes: number): HubSocketServer {
  return new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    clientTracking: false,
    WebSocket: PlainCloseSocket,
    // A client may join queued messages in one frame; the limit of one message is the hub's.
    maxPayload: Math.max(4 * maxMessageBytes, 131_072),
  });
}

/**
 * The only code that writes data to the socket of an upgrade: frames that are ready, and so the
 * same bytes for all receivers of a broadcast. The library's own control frames are written at
 * once and whole, so the two do not mix.
 */
export function webSocketTransport(webSocket: WebSocket, socket: Duplex): Transport {
  const net = socket as Socket;
  return {
    framing: webSocketFraming,
    get unsentBytes() {
      return net.writableLength;
    },
    get sentBytes() {
      return net.bytesWritten - net.writableLength;
    },
    write: (framed) => {
      if (net.writable && webSocket.readyState === WebSocket.OPEN) net.write(framed);
    },
    onDrained: (callback) => {
      if (net.destroyed || net.writableLength === 0) callback();
      else {
        net.once('drain', callback);
        net.once('close', callback);
      }
    },
    pause: () => webSocket.pause(),
    resume: () => webSocket.resume(),
    close: (code) => webSocket.close(code),
    destroy: () => webSocket.terminate(),
  };
}

/** Leads what happens on the socket to its connection. */
export function attach<P>(webSocket: WebSocket, connection: Connection<P>): void {
  webSocket.on('message', (data) => {
    if (Buffer.isBuffer(data)) connection.receive(data);
  });
  // A broken frame or a reset: the library closes, and the close event tells the rest.
  webSocket.on('error', () => {});
  webSocket.on('close', (code) => {
    const isClean = code !== 1006;
    connection.transportGone(isClean ? undefined : new Error('The connection was lost.'));
  });
}
