import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { Limits } from '../setting/limits.ts';
import type { Clock } from '../time/clock.ts';
import type { Timed, TimerWheel } from '../time/timer-wheel.ts';
import type { Turns, Worker } from '../time/turns.ts';
import { burst, maxHeldBytes } from './burst.ts';
import type { Member } from './burst.ts';
import type { Crowd } from './fan-out.ts';
import { onDrainOrClose } from './drained.ts';
import { FrameWalk } from './frame-walk.ts';
import { pongFrame, webSocketFraming } from './frame.ts';
import { unfinished } from './timeout.ts';
import type { Inlet, Transport } from './transport.ts';

/** A client that closes without a status expects 1000 back, where the library would echo 1005. */
class PlainCloseSocket extends WebSocket {
  /** Listeners find it here, so that all sockets share theirs. */
  transport: WebSocketTransport | undefined;

  /** Of the hub, and of the library when the peer closes or breaks a rule. */
  override close(code = 1000, reason?: string | Buffer): void {
    this.transport?.closing();
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
    // The library would answer whatever comes, whether the peer takes it or not.
    autoPong: false,
    WebSocket: PlainCloseSocket,
    // A client joins all that it has queued in one frame; the limit of one message is the hub's.
    maxPayload: Math.max(32 * maxMessageBytes, 1_048_576),
  });
}

const bothFormats = ['Text', 'Binary'] as const;
const abnormal = 1006;
/** The library handles what it is given at once, so it is given no more than this at a time, */
const pieceBytes = 2_048;
/** or so much of one frame: a stream that is asked for more than it holds would learn to hold it. */
const maxPieceBytes = 16_384;

/** What a WebSocket needs of its hub. */
export interface SocketHost {
  readonly clock: Clock;
  readonly wheel: TimerWheel;
  readonly turns: Turns;
  readonly limits: Pick<Limits, 'unfinishedTimeoutMs'>;
}

/**
 * With the burst that holds its frames the only code that writes data to the socket of an upgrade:
 * frames that are ready, and so the same bytes for all receivers of a broadcast. The library's own
 * control frames are written at once and whole, so the two do not mix. It reads the socket in turns
 * with everybody else's.
 */
export class WebSocketTransport implements Transport, Member, Timed, Worker {
  // What every message needs stands together, since a broadcast comes by all connections.
  readonly framing = webSocketFraming;
  readonly #net: Socket;
  #isClosing = false;
  /** Where its frames of this turn of the event loop are held, how many bytes, and which turn. */
  #heldAt = 0;
  #heldBytes = 0;
  #heldIn = -1;
  #crowd: Crowd | undefined;
  #inlet: Inlet | undefined;
  readonly name = 'WebSockets';
  readonly formats = bothFormats;
  readonly needsPings = true;
  readonly #webSocket: WebSocket;
  #closeCode: number | undefined;
  readonly #host: SocketHost;
  readonly #walk = new FrameWalk();
  #frames = 0;
  /** What had ended when the time of the unfinished frame began. */
  #unfinishedAfter: number | undefined;
  #isPaused = false;
  /** A pong is in the socket's queue, and the latest one after it waits here. */
  #isPongQueued = false;
  #latePong: Buffer | undefined;

  constructor(webSocket: WebSocket, socket: Duplex, host: SocketHost) {
    this.#webSocket = webSocket;
    this.#net = socket as Socket;
    this.#host = host;
    if (webSocket instanceof PlainCloseSocket) webSocket.transport = this;
    // With a listener for `readable` the library hears only what `work` reads.
    socket.prependListener('data', (piece: Buffer) => this.#follow(piece));
    socket.on('readable', () => this.work());
    webSocket.on('message', onMessage);
    webSocket.on('ping', onPing);
    // A broken frame or a reset: the library closes, and the close event tells the rest.
    webSocket.on('error', ignore);
    webSocket.on('close', onClose);
  }

  heard(data: Buffer): void {
    this.#inlet?.receive(data);
  }

  /** Each ping is answered while the socket takes it, only the latest while not (RFC 6455, 5.5.3). */
  pinged(data: Buffer): void {
    if (this.#isPongQueued) this.#latePong = Buffer.from(data);
    else if (this.#net.writableLength === 0) this.write(pongFrame(data));
    else this.#queuePong(data);
  }

  /** A Close frame is next: nothing may follow it. */
  closing(): void {
    this.#flush();
    this.#leave();
    this.#isClosing = true;
  }

  closed(code: number): void {
    this.#closeCode = code;
    this.#leave();
    this.#host.wheel.delete(this);
    this.#host.turns.forget(this);
    const isClean = code !== abnormal;
    this.#inlet?.transportGone(isClean ? undefined : new Error('The connection was lost.'));
  }

  get unsentBytes(): number {
    return this.#net.writableLength + (this.#latePong?.length ?? 0);
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

  join(crowd: Crowd): void {
    if (this.#isClosing) return;
    this.#crowd = crowd;
    crowd.join(this, this.#net);
  }

  write(framed: Buffer): void {
    if (this.#isClosing) return;
    burst.part();
    if (burst.isWaiting(this.#heldIn, this.#heldAt)) {
      burst.add(this.#heldAt, framed);
      this.#heldBytes += framed.length;
    } else {
      this.#heldAt = burst.hold(this, this.#net, framed);
      this.#heldBytes = framed.length;
      this.#heldIn = burst.turn;
    }
    if (this.#heldBytes > maxHeldBytes) this.#flush();
  }

  unsent(): void {
    this.#inlet?.unsent();
  }

  /** Lets the library have what has come, in pieces, as far as its turn goes. */
  work(): void {
    const net = this.#net;
    while (net.readableLength > 0 && !net.destroyed) {
      if (this.#isPaused || !this.#host.turns.mayGoOn(this, this.#frames)) return;
      const most = Math.min(Math.max(pieceBytes, this.#walk.payloadLeft), maxPieceBytes);
      net.read(net.readableLength > most ? most : undefined);
    }
    // Asks for more, and shows the end.
    net.read();
    this.#watchUnfinished();
  }

  onDrained(callback: () => void): void {
    const net = this.#net;
    if (net.destroyed || net.writableLength === 0) return callback();
    onDrainOrClose(net, callback);
  }

  pause(): void {
    this.#isPaused = true;
    this.#watchUnfinished();
  }

  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#host.turns.wait(this);
  }

  /** A frame, or a message of several, has come in part and not gone on to its end. */
  onTime(): undefined {
    this.#unfinishedAfter = undefined;
    this.#inlet?.fail(unfinished());
  }

  close(code: number): void {
    this.#webSocket.close(code);
  }

  destroy(): void {
    this.#webSocket.terminate();
  }

  #leave(): void {
    this.#crowd?.leave(this);
    this.#crowd = undefined;
  }

  /** Writes what is held before its time. */
  #flush(): void {
    burst.part();
    if (!burst.isWaiting(this.#heldIn, this.#heldAt)) return;
    const held = burst.take(this.#heldAt);
    this.#heldBytes = 0;
    const net = this.#net;
    if (held === undefined || net.writableEnded) return;
    net.write(held);
    if (net.writableLength > 0) this.unsent();
  }

  #follow(piece: Buffer): void {
    this.#frames = this.#walk.walk(piece);
    if (this.#frames > 0) this.#inlet?.count(this.#frames);
  }

  /** While nothing is read it is not the client that makes the frame wait. */
  #watchUnfinished(): void {
    const { isUnfinished, ended } = this.#walk;
    const after = isUnfinished && !this.#isPaused ? ended : undefined;
    if (after === this.#unfinishedAfter) return;
    this.#unfinishedAfter = after;
    const { clock, limits, wheel } = this.#host;
    if (after !== undefined) wheel.set(this, clock.now() + limits.unfinishedTimeoutMs);
    else wheel.delete(this);
  }

  #queuePong(data: Buffer): void {
    if (this.#webSocket.readyState !== WebSocket.OPEN) return;
    this.#isPongQueued = true;
    this.#net.write(pongFrame(data), () => {
      const late = this.#latePong;
      this.#isPongQueued = false;
      this.#latePong = undefined;
      if (late) this.pinged(late);
    });
    this.#inlet?.unsent();
  }
}

const ignore = (): void => {};

function onMessage(this: WebSocket, data: unknown): void {
  if (this instanceof PlainCloseSocket && Buffer.isBuffer(data)) this.transport?.heard(data);
}

function onPing(this: WebSocket, data: Buffer): void {
  if (this instanceof PlainCloseSocket) this.transport?.pinged(data);
}

function onClose(this: WebSocket, code: number): void {
  if (this instanceof PlainCloseSocket) this.transport?.closed(code);
}
