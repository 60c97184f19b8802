import type { Transport } from '../transport/transport.ts';

/** Stands where a WebSocket was until the client brings the next: everything written is lost. */
export function absentTransport({ name, formats, needsPings, framing }: Transport): Transport {
  return {
    name,
    formats,
    needsPings,
    framing,
    unsentBytes: 0,
    sentBytes: 0,
    attach: () => {},
    detach: () => {},
    write: () => {},
    onDrained: (callback) => callback(),
    pause: () => {},
    resume: () => {},
    close: () => {},
    destroy: () => {},
  };
}
