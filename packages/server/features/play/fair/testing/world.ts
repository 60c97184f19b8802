import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { DrawBundle } from '@fairlot/draw/bundle';
import { invariant } from '@fairlot/rules/core/invariant';
import { fairHttp } from '@fairlot/wire/play/fair';
import type { TestServer } from '#testing';
import { withoutBet } from '#testing/stand-ins';
import { lottery } from '../../lottery/index.ts';
import { rarely } from '../../lottery/testing/rarely.ts';
import { fair } from '../index.ts';
import { announcedProgram } from '../draw/program.ts';

/** What the tests of draws share: games that draw without bets, rounds of the beacon that are on record. */
export const DRAWS_ALONE = [lottery, rarely, fair];
export const DRAWS = [...DRAWS_ALONE, withoutBet];

export const FFC = 4;
export const SSC5 = 9;

type Recorded = { readonly round: number; readonly signature: string };

/** Rounds of drand quicknet as they were emitted. */
export const RECORDED: readonly Recorded[] = [
  {
    round: 42,
    signature:
      '95a9f9f5b231b7714de1553105d8ffdf3dcda24cfdb1e689319bccf79a9c8ce430a91b811fbfaf763900bc998b5d686a',
  },
  {
    round: 1_000,
    signature:
      'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  },
  {
    round: 657_413,
    signature:
      'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  },
];

/** When round 657413 was emitted: 2023-09-15T11:00:03Z, 19:00:03 of the site. */
export const ROUND_MS = Date.parse('2023-09-15T11:00:03Z');
export const ROUND = 657_413;
export const SIGNATURE = RECORDED[2]?.signature ?? '';

/** A delta that puts the round of the issue that closes at 10:59:50 on the recorded one. */
export const RECORDED_DELTA_MS = 12_000;

export type Relay = {
  readonly url: string;
  /** What it says of a round; undefined: it does not answer. */
  rounds: Map<number | 'latest', Recorded>;
  /** Requests so far. */
  asked: string[];
  stop(): Promise<void>;
};

/** A relay on this machine that says what the test wants, true or not. */
export async function startRelay(): Promise<Relay> {
  const relay = { rounds: new Map<number | 'latest', Recorded>(), asked: [] as string[] };
  const server = createServer((request, response) => {
    const wanted = request.url?.split('/').at(-1) ?? '';
    relay.asked.push(wanted);
    const found = relay.rounds.get(wanted === 'latest' ? 'latest' : Number(wanted));
    response.statusCode = found ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    response.end(found ? JSON.stringify(found) : '{}');
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return Object.assign(relay, { url: `http://127.0.0.1:${port}`, stop });
}

const signedOf = ({ Body, Key, Sig }: { Body: string; Key: string; Sig: string }) => ({
  body: JSON.parse(Body),
  key: Key,
  sig: Sig,
});

/** All that a player needs to check an issue, as the server hands it out. */
export async function bundleOf(
  server: TestServer,
  gameId: number,
  serialNumber: number,
): Promise<DrawBundle> {
  const reply = await server.call(fairHttp.getManifests, {
    GameId: gameId,
    SerialNumber: serialNumber,
  });
  const key = await server.call(fairHttp.getKey, {});
  const manifests = reply.value.Manifests.map(signedOf);
  const day = manifests.find(({ body }) => body.kind === 'day')?.body;
  return {
    serial: String(serialNumber),
    mapping: announcedProgram(day?.mappingHash),
    pinnedKey: key.value.Key,
    manifests,
    ...(reply.value.Parent && { parent: reply.value.Parent.map(signedOf) }),
  };
}

export type IssueView = {
  readonly id: number;
  readonly state: number;
  readonly mode: number | null;
  readonly round: bigint | null;
  readonly opened_at: number | null;
  readonly closed_at: number | null;
  readonly sealed_at: number | null;
  readonly is_awaiting_beacon: boolean;
  readonly winning_number: string | null;
  readonly step: string;
  readonly fence: bigint;
};

/** An issue as it stands in the table. */
export async function viewIssue(
  { owner }: TestServer,
  gameId: number,
  serialNumber: number,
): Promise<IssueView> {
  const { rows } = await sql<IssueView>`
    SELECT i.*, j.step, j.fence FROM issue i JOIN issue_job j ON j.issue_id = i.id
    WHERE i.game_id = ${gameId} AND i.serial_number = ${serialNumber}`.execute(owner);
  invariant(rows[0], `issue ${serialNumber} exists`);
  return rows[0];
}

/** One number of the database. */
export async function count(
  { owner }: TestServer,
  table: 'manifest' | 'issue' | 'event' | 'game' | 'game_event',
  where = 'true',
): Promise<number> {
  const { rows } = await sql<{ n: bigint }>`
    SELECT count(*) AS n FROM ${sql.table(table)} WHERE ${sql.raw(where)}`.execute(owner);
  return Number(rows[0]?.n);
}

/** State and reason of a game. */
export async function gameState({ owner }: TestServer, gameId: number): Promise<string> {
  const { rows } = await sql<{ state: number; state_reason: string }>`
    SELECT state, state_reason FROM game WHERE id = ${gameId}`.execute(owner);
  return `${rows[0]?.state} ${rows[0]?.state_reason}`.trim();
}

/** Moves to a time and does what is due then. */
export async function at(server: TestServer, ms: number): Promise<void> {
  await server.clock.set(ms);
  await server.runJobs();
}
