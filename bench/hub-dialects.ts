import { clientFrame, serverFrameBytes, type Contender } from './hub-talk.ts';

/** How a plain socket speaks with a contender: what it sends to be connected and to call. */
export type Dialect = {
  readonly path: string;
  /** Sent after the upgrade. */
  readonly greeting: Buffer | undefined;
  /** Frames that the server sends before the connection counts as open. */
  readonly welcomes: number;
  /** Eight calls one after the other; answers come in order, so a ring of ids is enough. */
  readonly calls: readonly Buffer[];
  /** Bytes of one answer. */
  readonly answerBytes: number;
};

export const RING = 8;
const SAID = 'x'.repeat(32);
const ring = (frame: (id: number) => string): Buffer[] =>
  Array.from({ length: RING }, (_, id) => clientFrame(frame(id)));

const SIGNALR_END = '\u001e';
const answer = `{"type":3,"invocationId":"0","result":"${SAID}"}${SIGNALR_END}`;

const plain: Dialect = { path: '/', greeting: undefined, welcomes: 0, calls: [], answerBytes: 0 };

export const dialects: Readonly<Record<Contender, Dialect>> = {
  ours: {
    path: '/hub',
    greeting: clientFrame(`{"protocol":"json","version":1}${SIGNALR_END}`),
    welcomes: 1,
    calls: ring(
      (id) =>
        `{"arguments":["${SAID}"],"invocationId":"${id}","target":"Echo","type":1}${SIGNALR_END}`,
    ),
    answerBytes: serverFrameBytes(answer.length),
  },
  ws: plain,
  'ws-prebuilt': plain,
  'ws-corked': plain,
  'socket.io': {
    path: '/socket.io/?EIO=4&transport=websocket',
    greeting: clientFrame('40'),
    welcomes: 2,
    calls: ring((id) => `42${id}["Echo","${SAID}"]`),
    answerBytes: serverFrameBytes(`430["${SAID}"]`.length),
  },
};
