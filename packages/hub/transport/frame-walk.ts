const payload16 = 126;
const payload64 = 127;
const control = 0x08;
const final = 0x80;

/**
 * Follows the frames of a client from head to head, without looking into them: how many began, and
 * whether the last one, or the message it is a part of, is still unfinished. What is wrong with a
 * frame is for the library to say.
 */
export class FrameWalk {
  #payloadLeft = 0;
  /** Of the head: bytes seen, and how many it has as far as is known. */
  #seen = 0;
  #need = 2;
  #opening = 0;
  #length = 0;
  #isFragmented = false;

  /** How many messages, and control frames between messages, have ended. */
  ended = 0;

  /** Of the payload that is being read; 0 between frames. */
  get payloadLeft(): number {
    return this.#payloadLeft;
  }

  get isUnfinished(): boolean {
    return this.#payloadLeft > 0 || this.#seen > 0 || this.#isFragmented;
  }

  /** Goes over the next bytes; returns how many frames began in them. */
  walk(bytes: Buffer): number {
    let begun = 0;
    let at = 0;
    while (at < bytes.length) {
      if (this.#payloadLeft > 0) {
        const some = Math.min(this.#payloadLeft, bytes.length - at);
        this.#payloadLeft -= some;
        at += some;
        if (this.#payloadLeft === 0) this.#finish();
        continue;
      }
      if (this.#seen === 0) begun++;
      this.#readHead(bytes[at++] ?? 0);
    }
    return begun;
  }

  #readHead(byte: number): void {
    const position = this.#seen++;
    if (position === 0) this.#opening = byte;
    else if (position === 1) this.#readLength(byte);
    // Behind the length stands the mask, four bytes that say nothing here.
    else if (position < this.#need - 4) this.#length = this.#length * 256 + byte;
    if (this.#seen < this.#need) return;
    this.#payloadLeft = this.#length;
    this.#seen = 0;
    this.#need = 2;
    if (this.#length === 0) this.#finish();
  }

  #readLength(byte: number): void {
    const short = byte & 0x7f;
    const extended = short === payload16 ? 2 : short === payload64 ? 8 : 0;
    this.#length = extended === 0 ? short : 0;
    this.#need = 2 + extended + 4;
  }

  /** Control frames stand between the parts of a message and end none. */
  #finish(): void {
    if ((this.#opening & control) === 0) this.#isFragmented = (this.#opening & final) === 0;
    if (!this.#isFragmented) this.ended++;
  }
}
