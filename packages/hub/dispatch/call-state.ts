import type { Headers } from '../protocol/message.ts';
import type { UploadChannel } from './upload.ts';

/** A running call: its cancellation, and the wait of later calls for it. */
export class CallState {
  /** The name as the hub declares it. */
  readonly method: string;
  readonly invocationId: string | undefined;
  readonly headers: Headers;
  readonly isStream: boolean;
  /** Uploads of this call by the ids that the client gave them. */
  uploads: ReadonlyMap<string, UploadChannel> = noUploads;
  /** Completes a stream at once, whatever its source still does. */
  onCancel: (() => void) | undefined;
  #held: Promise<void> | undefined;
  #release: (() => void) | undefined;
  #isReleased = false;
  #abort: AbortController | undefined;
  #isCanceled = false;

  constructor(about: {
    readonly method: string;
    readonly invocationId: string | undefined;
    readonly headers: Headers | undefined;
    readonly isStream: boolean;
  }) {
    this.method = about.method;
    this.invocationId = about.invocationId;
    // Without a prototype, so that a name like `constructor` finds nothing.
    this.headers = about.headers ? Object.assign(Object.create(null), about.headers) : noHeaders;
    this.isStream = about.isStream;
  }

  /**
   * Settles when a later call may begin: for a plain call at its end, or as soon as it asks a
   * client; for one that streams once its code runs. Made on demand: most calls end at once.
   */
  get held(): Promise<void> {
    this.#held ??= new Promise((resolve) => {
      if (this.#isReleased) resolve();
      else this.#release = resolve;
    });
    return this.#held;
  }

  get isCanceled(): boolean {
    return this.#isCanceled;
  }

  /** Made when it is asked for: few handlers look at it. */
  get signal(): AbortSignal {
    if (!this.#abort) {
      this.#abort = new AbortController();
      if (this.#isCanceled) this.#abort.abort();
    }
    return this.#abort.signal;
  }

  /** Lets a later call begin. A slot once released is not taken again. */
  release(): void {
    this.#isReleased = true;
    this.#release?.();
  }

  /** The client cancels, or is gone: `why` is what the readers of its uploads learn. */
  cancel(why: Error): void {
    if (this.#isCanceled) return;
    this.#isCanceled = true;
    for (const upload of this.uploads.values()) upload.finish(why);
    this.onCancel?.();
    this.#abort?.abort();
  }
}

const noUploads: ReadonlyMap<string, UploadChannel> = new Map();

/** Of a call that carries none. */
export const noHeaders: Headers = Object.freeze(Object.create(null));
