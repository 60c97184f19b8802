import { ProtocolError } from './protocol.ts';
import type { Taken } from './protocol.ts';

/** Ends every handshake and every JSON message. */
export const separator = 0x1e;

/**
 * Cuts the first record at its separator. The limit counts the separator, and holds before the
 * record is complete, so that endless input cannot grow. In the bytes looked at before there is
 * none.
 */
export function takeRecord(input: Buffer, maxBytes: number, looked = 0): Taken | undefined {
  const end = input.indexOf(separator, looked);
  if (end >= maxBytes || (end < 0 && input.length >= maxBytes)) throw new MessageTooLarge(maxBytes);
  if (end < 0) return undefined;
  return { record: input.subarray(0, end), rest: input.subarray(end + 1) };
}

/** The text as one record. */
export function writeRecord(text: string): Buffer {
  return Buffer.from(`${text}\u001e`, 'utf8');
}

export class MessageTooLarge extends ProtocolError {
  constructor(maxBytes: number) {
    super(
      `The maximum message size of ${maxBytes}B was exceeded. ` +
        'The message size can be configured in AddHubOptions.',
    );
  }
}
