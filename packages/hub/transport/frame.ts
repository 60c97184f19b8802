import type { Framing } from '../protocol/encoded.ts';

const textFrame = 0x81;
const binaryFrame = 0x82;

/** A payload as one unmasked, final WebSocket frame, ready to be written to any socket. */
export const webSocketFraming: Framing = {
  name: 'websocket',
  wrap: (payload, format) => {
    const head = headLength(payload.length);
    const frame = Buffer.allocUnsafe(head + payload.length);
    frame[0] = format === 'Text' ? textFrame : binaryFrame;
    if (head === 2) frame[1] = payload.length;
    else if (head === 4) {
      frame[1] = 126;
      frame.writeUInt16BE(payload.length, 2);
    } else {
      frame[1] = 127;
      frame.writeBigUInt64BE(BigInt(payload.length), 2);
    }
    payload.copy(frame, head);
    return frame;
  },
};

function headLength(payloadBytes: number): number {
  if (payloadBytes < 126) return 2;
  return payloadBytes < 65_536 ? 4 : 10;
}

const lineFeed = 10;
const carriageReturn = 13;
const dataStart = Buffer.from('data: ');
const lineEnd = Buffer.from('\r\n');
const eventEnd = Buffer.from('\r\n\r\n');

/** A payload as one event of a `text/event-stream`; each of its lines is a line of data. */
export const eventFraming: Framing = {
  name: 'event',
  wrap: (payload) => {
    if (!payload.includes(lineFeed)) return Buffer.concat([dataStart, payload, eventEnd]);
    const parts: Buffer[] = [];
    let start = 0;
    for (let end = 0; end !== -1; start = end + 1) {
      end = payload.indexOf(lineFeed, start);
      const stop = end === -1 ? payload.length : end;
      const hasReturn = end !== -1 && stop > start && payload[stop - 1] === carriageReturn;
      parts.push(dataStart, payload.subarray(start, hasReturn ? stop - 1 : stop), lineEnd);
      if (end === -1) break;
    }
    parts.push(lineEnd);
    return Buffer.concat(parts);
  },
};

/** A payload as it is: the body of a poll's answer joins any number of them. */
export const rawFraming: Framing = { name: 'raw', wrap: (payload) => payload };
