/**
 * What the processes of the bench `hub` say to one another. The servers are contenders, one a
 * process; the clients are one further process, the same for all of them.
 */
export type Contender = 'ours' | 'ws' | 'ws-prebuilt' | 'ws-corked' | 'socket.io';

/**
 * How broadcasts follow one another: the next one when everybody has the last; eight under way,
 * each from a turn of the event loop of its own; or eight sent in one turn, and the next eight
 * when everybody has them.
 */
export type Pace = 'single' | 'turns' | 'burst';

/** From the bench to a server. */
export type ServerOrder =
  /** Sends this many broadcasts; the clients tell by a byte each that one is in. */
  | { readonly order: 'broadcast'; readonly count: number; readonly pace: Pace }
  /** Collects garbage until nothing more goes, and tells what is resident. */
  | { readonly order: 'weigh' }
  | { readonly order: 'clock' };

export type ServerAnswer = {
  /** Processor time since the start of the process, all threads. */
  readonly cpuUs: number;
  readonly wallMs: number;
  readonly residentBytes: number;
};

export type ServerReady = { readonly port: number; readonly controlPort: number };

/** From the bench to the clients. */
export type ClientOrder =
  | {
      readonly order: 'connect';
      readonly contender: Contender;
      readonly port: number;
      readonly controlPort: number;
      readonly count: number;
    }
  /** Counts from now on until everyone has got so many messages of this many bytes. */
  | {
      readonly order: 'count';
      readonly contender: Contender;
      readonly messages: number;
      readonly frameBytes: number;
    }
  /** Answered once that many have come. */
  | { readonly order: 'counted'; readonly contender: Contender }
  /** Keeps so many calls of each connection in flight until this many were answered. */
  | {
      readonly order: 'call';
      readonly contender: Contender;
      readonly calls: number;
      readonly inFlight: number;
    }
  | { readonly order: 'leave'; readonly contender: Contender };

export type ClientAnswer = { readonly cpuUs: number; readonly wallMs: number };

/** The payload of every broadcast, with whatever the contender puts around the text. */
export const BROADCAST_BYTES = 200;

/** Text as one masked WebSocket frame of a client. The mask is not zero, which would be spared. */
export function clientFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head =
    payload.length < 126
      ? Buffer.from([0x81, 0x80 | payload.length])
      : Buffer.from([0x81, 0xfe, payload.length >> 8, payload.length & 0xff]);
  const mask = Buffer.from([0x37, 0xfa, 0x21, 0x3d]);
  const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([head, mask, masked]);
}

/** Bytes of an unmasked frame around a payload below 64 KiB. */
export const serverFrameBytes = (payload: number): number => payload + (payload < 126 ? 2 : 4);
