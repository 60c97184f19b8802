import type { EventEmitter } from 'node:events';

/** Calls back once, at whichever comes first, and leaves no listener behind. */
export function onDrainOrClose(stream: EventEmitter, callback: () => void): void {
  const done = () => {
    stream.off('drain', done).off('close', done);
    callback();
  };
  stream.on('drain', done).on('close', done);
}
