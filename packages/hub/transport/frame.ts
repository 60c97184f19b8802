import type { Framing } from '../protocol/encoded.ts';

const textFrame = 0x81;
const binaryFrame = 0x82;
const pongHead = 0x8a;

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

const emptyPong = Buffer.from([pongHead, 0]);

/** The answer to a ping, with its data: at most 125 bytes. */
export function pongFrame(data: Buffer): Buffer {
  return data.length === 0
    ? emptyPong
    : Buffer.concat([Buffer.from([pongHead, data.length]), data]);
}

function headLength(payloadBytes: number): number {
  if (payloadBytes < 126) return 2;
  return payloadBytes < 65_536 ? 4 : 10;
}

const lineFeed = 10;
const carriageReturn = 13;
const dataStart = Buffer.from('data: ');
const eventEnd = Buffer.from('\r\n\r\n');

/**
 * A payload as one event of a `text/event-stream`. Each of its lines is a line of data, since any
 * kind of line end would otherwise end the event's; readers see them all as line feeds.
 */
export const eventFraming: Framing = {
  name: 'event',
  wrap: (payload) => {
    if (!payload.includes(lineFeed) && !payload.includes(carriageReturn)) {
      return Buffer.concat([dataStart, payload, eventEnd]);
    }
    // One character a byte: only the line ends matter here, not what the bytes mean.
    const lines = payload.toString('latin1').split(/\r\n|\r|\n/);
    return Buffer.from(`${lines.map((line) => `data: ${line}\r\n`).join('')}\r\n`, 'latin1');
  },
};

/** A payload as it is: the body of a poll's answer joins any number of them. */
export const rawFraming: Framing = { name: 'raw', wrap: (payload) => payload };
