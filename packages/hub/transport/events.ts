import type { ServerResponse } from 'node:http';
import { onDrainOrClose } from './drained.ts';
import { eventFraming } from './frame.ts';
import type { PostInput } from './post.ts';
import type { Inlet, Transport } from './transport.ts';

const textOnly = ['Text'] as const;

/**
 * Server-sent events: the answer of one GET that stays open, with the client's messages as POSTs
 * beside it (SignalR transport protocols, server-sent events). There is no way back after it ends.
 */
export class EventStreamTransport implements Transport {
  readonly name = 'ServerSentEvents';
  readonly formats = textOnly;
  readonly needsPings = true;
  readonly framing = eventFraming;
  readonly input: PostInput;
  readonly #response: ServerResponse;
  #inlet: Inlet | undefined;

  /** `input`: bodies that the client sent before it opened the stream. */
  constructor(response: ServerResponse, input: PostInput) {
    this.#response = response;
    this.input = input;
    response.on('error', () => {});
    response.on('close', () => {
      this.input.close();
      // Clients stop by closing the stream: that is no failure.
      this.#inlet?.transportGone(undefined);
      this.#inlet = undefined;
    });
  }

  get unsentBytes(): number {
    return this.#response.writableLength;
  }

  get sentBytes(): number {
    const { socket } = this.#response;
    return socket ? socket.bytesWritten - socket.writableLength : 0;
  }

  attach(inlet: Inlet): void {
    this.#inlet = inlet;
    const response = this.#response;
    response.statusCode = 200;
    response.setHeader('Content-Type', 'text/event-stream');
    response.setHeader('Cache-Control', 'no-cache,no-store');
    response.setHeader('Pragma', 'no-cache');
    response.setHeader('Content-Encoding', 'identity');
    response.setHeader('X-Accel-Buffering', 'no');
    // A first line at once: proxies let the answer through and browsers tell that it is open.
    response.write(':\r\n');
    this.input.attach(inlet, () => response.destroy());
  }

  detach(): void {
    this.#inlet = undefined;
    this.input.close();
  }

  write(framed: Buffer): void {
    const response = this.#response;
    if (response.destroyed || response.writableEnded) return;
    response.write(framed);
    if (response.writableLength > 0) this.#inlet?.unsent();
  }

  onDrained(callback: () => void): void {
    const response = this.#response;
    if (response.destroyed || response.writableLength === 0) return callback();
    onDrainOrClose(response, callback);
  }

  pause(): void {
    this.input.pause();
  }

  resume(): void {
    this.input.resume();
  }

  close(): void {
    this.input.close();
    this.#response.end();
  }

  destroy(): void {
    this.#response.destroy();
  }
}
