import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { flushSoon, join, maxHeldBytes } from './burst.ts';
import type { Holding } from './burst.ts';
import { onDrainOrClose } from './drained.ts';
import { webSocketFraming } from './frame.ts';
import type { Inlet, Transport } from './transport.ts';

/** A client that closes without a status expects 1000 back, where the library would echo 1005. */
class PlainCloseSocket extends WebSocket {
  /** Listeners find it here, so that all sockets share theirs. */
  transport: WebSocketTransport | undefined;

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
    // A client joins all that it has queued in one frame; the limit of one message is the hub's.
    maxPayload: Math.max(32 * maxMessageBytes, 1_048_576),
  });
}

const bothFormats = ['Text', 'Binary'] as const;
const abnormal = 1006;

/**
 * The only code that writes data to the socket of an upgrade: frames that are ready, and so the
 * same bytes for all receivers of a broadcast. The library's own control frames are written at
 * once and whole, so the two do not mix.
 */
export class WebSocketTransport implements Transport, Holding {
  readonly name = 'WebSockets';
  readonly formats = bothFormats;
  readonly needsPings = true;
  readonly framing = webSocketFraming;
  readonly #webSocket: WebSocket;
  readonly #net: Socket;
  #inlet: Inlet | undefined;
  #closeCode: number | undefined;
  /** Written in this turn of the event loop; one frame, or several. */
  #held: Buffer | Buffer[] | undefined;
  #heldBytes = 0;

  constructor(webSocket: WebSocket, socket: Duplex) {
    this.#webSocket = webSocket;
    this.#net = socket as Socket;
    if (webSocket instanceof PlainCloseSocket) webSocket.transport = this;
    webSocket.on('message', onMessage);
    // A broken frame or a reset: the library closes, and the close event tells the rest.
    webSocket.on('error', ignore);
    webSocket.on('close', onClose);
  }

  heard(data: Buffer): void {
    this.#inlet?.receive(data);
  }

  closed(code: number): void {
    this.#closeCode = code;
    const isClean = code !== abnormal;
    this.#inlet?.transportGone(isClean ? undefined : new Error('The connection was lost.'));
  }

  get unsentBytes(): number {
    return this.#net.writableLength;
  }

  get sentBytes(): number {
    return this.#net.bytesWritten - this.#net.writableLength;
  }

  /** True once it ended with a Close frame and not by a cut. */
  get isClosed(): boolean {
    return this.#closeCode !== undefined && this.#closeCode !== abnormal;
  }

  attach(inlet: Inlet): void {
    this.#inlet = inlet;
  }

  detach(): void {
    this.#inlet = undefined;
  }

  write(framed: Buffer): void {
    if (this.#held === undefined) {
      this.#held = framed;
      flushSoon(this);
    } else if (Array.isArray(this.#held)) this.#held.push(framed);
    else this.#held = [this.#held, framed];
    this.#heldBytes += framed.length;
    if (this.#heldBytes > maxHeldBytes) this.flush();
  }

  flush(): void {
    const held = this.#held;
    if (held === undefined) return;
    this.#held = undefined;
    this.#heldBytes = 0;
    if (!this.#net.writable || this.#webSocket.readyState !== WebSocket.OPEN) return;
    this.#net.write(Array.isArray(held) ? join(held) : held);
  }

  onDrained(callback: () => void): void {
    const net = this.#net;
    if (net.destroyed || net.writableLength === 0) return callback();
    onDrainOrClose(net, callback);
  }

  pause(): void {
    this.#webSocket.pause();
  }

  resume(): void {
    this.#webSocket.resume();
  }

  close(code: number): void {
    this.flush();
    this.#webSocket.close(code);
  }

  destroy(): void {
    this.#webSocket.terminate();
  }
}

const ignore = (): void => {};

function onMessage(this: WebSocket, data: unknown): void {
  if (this instanceof PlainCloseSocket && Buffer.isBuffer(data)) this.transport?.heard(data);
}

function onClose(this: WebSocket, code: number): void {
  if (this instanceof PlainCloseSocket) this.transport?.closed(code);
}
