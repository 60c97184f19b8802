import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { openClient } from './hub-client.ts';
import { OUT } from './hub-crew.ts';
import { dialects } from './hub-dialects.ts';
import { median } from './hub-rounds.ts';
import { clientFrame } from './hub-talk.ts';
import { lessIsBetter, type Line } from './line.ts';

/**
 * What a client costs that sends its messages in frames of one byte: processor time of the server
 * for each MiB of payload. Where bytes that wait were moved for each that comes, records of 32 KiB
 * would cost sixteen times as much a byte as those of 2 KiB.
 */
const MIB = 1_048_576;
const SMALL = 2_048;
const LARGE = 32_768;
const TURNS = 5;
const END = '\u001e';

/** A ping of the hub protocol that is so many bytes long, with its end. */
function pingOf(bytes: number): string {
  const empty = `{"type":6,"x":""}${END}`;
  return empty.replace('""', `"${'x'.repeat(bytes - empty.length)}"`);
}

/** A record in frames of one byte, each masked. */
function inBytes(record: string): Buffer {
  const bytes = [...Buffer.from(record)];
  return Buffer.from(bytes.flatMap((byte) => [0x81, 0x81, 0x37, 0xfa, 0x21, 0x3d, byte ^ 0x37]));
}

/** Sends as much as the socket takes, until all is written. */
async function sendAll(socket: Socket, frames: Buffer, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    if (!socket.write(frames)) await once(socket, 'drain');
  }
}

/** Milliseconds of processor for each MiB of payload that comes in this form. */
async function cpuOf(frames: Buffer, payloadBytes: number): Promise<number> {
  const server = fork(join(OUT, 'hub-flood-server.mjs'), ['told'], { execArgv: [] });
  const [port] = (await once(server, 'message')) as [number];
  const { socket } = await openClient(dialects.ours, port);
  // A hub that ends the connection answers nothing any more: then this is no measurement.
  const ended = once(socket, 'close').then((): never => {
    throw new Error('the hub has ended the connection of the bench');
  });
  const clock = async (): Promise<number> => {
    // An answered call says that all before it was read.
    socket.write(dialects.ours.calls[0] ?? '');
    await Promise.race([once(server, 'message'), ended]);
    server.send('clock');
    const [us] = (await once(server, 'message')) as [number];
    return us;
  };
  const taken: number[] = [];
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const before = await clock();
    await Promise.race([sendAll(socket, frames, Math.round(MIB / payloadBytes)), ended]);
    taken.push((await clock()) - before);
  }
  ended.catch(() => {});
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
  // The first turn has warmed it up.
  return median(taken.slice(1)) / 1_000;
}

export async function intake(): Promise<Line> {
  const small = await cpuOf(inBytes(pingOf(SMALL)), SMALL);
  const large = await cpuOf(inBytes(pingOf(LARGE)), LARGE);
  const whole = `{"type":6}${END}`;
  const pings = await cpuOf(clientFrame(whole), whole.length);
  return lessIsBetter({
    bench: 'hub',
    case: 'intake-one-byte-frames',
    ours: large,
    against: 'the same in records of 2 KiB',
    theirs: small,
    unit: 'ms of server CPU a MiB',
    note: `records of 32 KiB, rates off; 1 is linear; one ping a frame ${pings.toFixed(0)} ms`,
  });
}
