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
