import type { ServerResponse } from 'node:http';
import type { Limits } from '../setting/limits.ts';
import type { Timed } from '../time/timer-wheel.ts';
import { rawFraming } from './frame.ts';
import type { PostHost, PostInput } from './post.ts';
import { writeAnswer } from './reply.ts';
import type { Inlet, Transport } from './transport.ts';

const bothFormats = ['Text', 'Binary'] as const;
const octets = 'application/octet-stream';
const maxAnswerBytes = 65_536;

/** What a poll transport needs of the hub. */
export interface PollHost extends PostHost {
  readonly limits: PostHost['limits'] & Pick<Limits, 'pollTimeoutMs' | 'pollGapMs'>;
}

/** The answer that carries data, until the operating system has taken it. */
interface Flight {
  readonly payload: Buffer;
  readonly response: ServerResponse;
}

/**
 * Long polling: GETs that wait for something to say (SignalR transport protocols, long polling).
 * The connection outlives them and ends when none comes for a while. What a cut poll did not
 * take goes out with the next one.
 */
export class LongPollTransport implements Transport, Timed {
  readonly name = 'LongPolling';
  readonly formats = bothFormats;
  readonly needsPings = false;
  readonly framing = rawFraming;
  readonly input: PostInput;
  readonly #host: PollHost;
  #inlet: Inlet | undefined;
  #queue: Buffer[] = [];
  #queuedBytes = 0;
  #sentBytes = 0;
  #poll: ServerResponse | undefined;
  #flight: Flight | undefined;
  #isScheduled = false;
  #isClosing = false;
  #isGone = false;
  #drained: (() => void)[] = [];

  /** `input`: bodies that the client sent before its first poll. */
  constructor(host: PollHost, input: PostInput) {
    this.#host = host;
    this.input = input;
    this.#wakeAfter(host.limits.pollGapMs);
  }

  get unsentBytes(): number {
    return this.#queuedBytes + (this.#flight?.payload.length ?? 0);
  }

  get sentBytes(): number {
    return this.#sentBytes;
  }

  /** Nothing follows what is queued. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  attach(inlet: Inlet): void {
    this.#inlet = inlet;
    this.input.attach(inlet, () => this.#end(new Error('A message was cut off.')));
  }

  detach(): void {
    this.#inlet = undefined;
    this.input.close();
  }

  /** A GET of the client. The one before it is answered 204 if it still waits. */
  poll(response: ServerResponse): void {
    this.#dismiss();
    this.#inlet?.count(1);
    this.#poll = response;
    response.once('close', () => {
      if (this.#poll !== response) return;
      this.#poll = undefined;
      this.#wakeAfter(this.#host.limits.pollGapMs);
    });
    this.#wakeAfter(this.#host.limits.pollTimeoutMs);
    this.#flush();
  }

  /** The first GET, which tells the client that the connection is there. */
  greet(response: ServerResponse): void {
    answerPoll(response, 200, octets);
  }

  /** The client's DELETE. */
  finish(): void {
    this.#end(undefined);
  }

  write(framed: Buffer): void {
    if (this.#isGone) return;
    this.#queue.push(framed);
    this.#queuedBytes += framed.length;
    this.#schedule();
    this.#inlet?.unsent();
  }

  onDrained(callback: () => void): void {
    if (this.#isGone || this.unsentBytes === 0) callback();
    else this.#drained.push(callback);
  }

  pause(): void {
    this.input.pause();
  }

  resume(): void {
    this.input.resume();
  }

  /** Over with the poll after the one that takes the last data. */
  close(): void {
    this.#isClosing = true;
    this.input.close();
    this.#schedule();
  }

  destroy(): void {
    this.#end(undefined);
  }

  onTime(): undefined {
    const poll = this.#poll;
    if (!poll) {
      if (!this.#flight) this.#end(new Error('The client stopped polling.'));
      return;
    }
    this.#poll = undefined;
    answerPoll(poll, 200, 'text/plain');
    this.#wakeAfter(this.#host.limits.pollGapMs);
  }

  /** At the end of this turn: messages of one moment share a poll, and a poll just cut is known. */
  #schedule(): void {
    if (this.#isScheduled || !this.#poll) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#flush();
    });
  }

  #flush(): void {
    const poll = this.#poll;
    if (!poll || this.#flight || this.#isGone) return;
    if (this.#queue.length === 0) {
      if (this.#isClosing) this.#end(undefined);
      return;
    }
    const payload = this.#takeQueued();
    this.#poll = undefined;
    this.#flight = { payload, response: poll };
    poll.once('close', () => this.#landed(payload, poll.writableFinished));
    answerPoll(poll, 200, octets, payload);
  }

  /** Much that waits goes out in several answers, so that a slow line is seen to move. */
  #takeQueued(): Buffer {
    let bytes = 0;
    let count = 0;
    for (const { length } of this.#queue) {
      if (count > 0 && bytes + length > maxAnswerBytes) break;
      bytes += length;
      count++;
    }
    this.#queuedBytes -= bytes;
    return Buffer.concat(this.#queue.splice(0, count), bytes);
  }

  #landed(payload: Buffer, isTaken: boolean): void {
    this.#flight = undefined;
    if (this.#isGone) return;
    if (isTaken) this.#sentBytes += payload.length;
    else {
      this.#queue.unshift(payload);
      this.#queuedBytes += payload.length;
    }
    if (!this.#poll) this.#wakeAfter(this.#host.limits.pollGapMs);
    if (this.unsentBytes === 0) this.#tellDrained();
    this.#flush();
  }

  #dismiss(): void {
    const poll = this.#poll;
    this.#poll = undefined;
    if (poll) answerPoll(poll, 204);
  }

  #end(error: Error | undefined): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#host.wheel.delete(this);
    this.input.close();
    this.#dismiss();
    this.#flight?.response.destroy();
    this.#queue = [];
    this.#queuedBytes = 0;
    this.#tellDrained();
    this.#inlet?.transportGone(error);
    this.#inlet = undefined;
  }

  #tellDrained(): void {
    const waiting = this.#drained;
    this.#drained = [];
    for (const callback of waiting) callback();
  }

  #wakeAfter(ms: number): void {
    if (!this.#isGone) this.#host.wheel.set(this, this.#host.clock.now() + ms);
  }
}

/** All answers to polls say that they must not be kept. */
function answerPoll(response: ServerResponse, status: number, type = '', body?: Buffer): void {
  response.setHeader('Cache-Control', 'no-cache, no-store');
  response.setHeader('Pragma', 'no-cache');
  response.setHeader('Expires', 'Thu, 01 Jan 1970 00:00:00 GMT');
  writeAnswer(response, status, type, body);
}
