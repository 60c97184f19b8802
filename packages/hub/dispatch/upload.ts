import type { Schema } from '../protocol/schema.ts';

/** Items that wait before the connection is no longer read. */
export const uploadBufferItems = 10;

/** An item of the client that does not fit; shown in detail only where details are on. */
class ItemError extends Error {
  override readonly name = 'InvalidDataException';
}

/**
 * A stream of the client on its way to a handler. It is read once. Whoever reads too slowly holds
 * back the whole connection, as the protocol intends: nothing piles up here.
 */
export class UploadChannel {
  readonly #item: Schema<unknown>;
  readonly #waiting: unknown[] = [];
  #end: { readonly error: Error | undefined } | undefined;
  #wake: (() => void) | undefined;
  #makeRoom: (() => void) | undefined;

  constructor(item: Schema<unknown>) {
    this.#item = item;
  }

  /** Takes an item. The promise, if any, settles when there is room for the next one. */
  push(item: unknown): Promise<void> | undefined {
    if (this.#end) return undefined;
    this.#waiting.push(item);
    this.#awaken();
    if (this.#waiting.length <= uploadBufferItems) return undefined;
    return new Promise((resolve) => {
      this.#makeRoom = resolve;
    });
  }

  /** Nothing more comes. What waits can still be read, and then the error, if any. */
  finish(error?: Error): void {
    this.#end ??= { error };
    this.#awaken();
  }

  /** Nobody reads any more: drops what waits and lets the connection go on. */
  close(): void {
    this.finish();
    this.#waiting.length = 0;
    this.#release();
  }

  async *read(): AsyncGenerator<unknown, void, undefined> {
    try {
      for (;;) {
        while (this.#waiting.length === 0 && !this.#end) await this.#more();
        if (this.#waiting.length === 0) {
          if (this.#end?.error) throw this.#end.error;
          return;
        }
        const item = this.#waiting.shift();
        if (this.#waiting.length <= uploadBufferItems) this.#release();
        yield await this.#checked(item);
      }
    } finally {
      this.close();
    }
  }

  async #checked(item: unknown): Promise<unknown> {
    const checked = await this.#item['~standard'].validate(item);
    if (!checked.issues) return checked.value;
    const why = checked.issues.map((issue) => issue.message).join('; ');
    throw new ItemError(`Error binding a stream item. ${why}`);
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  #awaken(): void {
    this.#wake?.();
    this.#wake = undefined;
  }

  #release(): void {
    this.#makeRoom?.();
    this.#makeRoom = undefined;
  }
}
