import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Result } from '@fairlot/rules/core/result';
import { ok } from '@fairlot/rules/core/result';
import type { Category } from '@fairlot/rules/lottery/category';
import type { OfficialDraw } from './feed-draw.ts';
import { parseFeedFile } from './feed-file.ts';
import { type ToldDraw, toldAs } from './feed-source.ts';

/** What may go wrong with the result of an issue, on request. */
export const FAULTS = ['late', 'early', 'differing', 'missing', 'twice'] as const;
export type Fault = (typeof FAULTS)[number];

export type PlayOptions = {
  /** Issues that something goes wrong with. */
  readonly faults?: ReadonlyMap<number, Fault>;
  readonly port?: number;
  /** The clock by which results become known. */
  readonly now: () => number | Promise<number>;
};

/** Two sources on this machine, at `/a` and `/b`. */
export type Played = { readonly sources: readonly [string, string]; stop(): Promise<void> };

/** A late result is known so long after its draw, an early one so long before the sale ends. */
const LATE_MS = 10 * 60_000;
const EARLY_MS = 60_000;

/** When its draw is, and when it is known where it is known too early. */
type Recorded = ToldDraw & { readonly earlyMs: number; readonly drawMs: number };

/** Within the sale of its issue, however short that is. */
const earlyOf = ({ startMs, closeMs }: OfficialDraw): number =>
  closeMs - Math.min(EARLY_MS, (closeMs - startMs) / 2);

/**
 * Plays the results of a feed file over HTTP as two sources would tell them: each from its draw time on,
 * unless a fault is asked for. With a fault `differing` and `missing` only the second source errs.
 */
export async function playFeed(
  category: Category,
  text: string,
  { faults = new Map(), port = 0, now }: PlayOptions,
): Promise<Result<Played, string>> {
  const file = parseFeedFile(category, text);
  if (!file.ok) return file;
  const recorded = file.value.draws.map((draw): Recorded => ({
    ...toldAs(draw),
    earlyMs: earlyOf(draw),
    drawMs: draw.drawMs,
  }));
  const tell = (source: string, nowMs: number): readonly ToldDraw[] =>
    recorded.flatMap((draw) => toldBy(source, draw, faults.get(Number(draw.issue)), nowMs));
  const server = createServer((request, response) => {
    void (async () => {
      const draws = tell(request.url === '/b' ? 'b' : 'a', await now());
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ draws }));
    })();
  });
  await new Promise<void>((done) => void server.listen(port, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () =>
    new Promise<void>((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return ok({ sources: [`${base}/a`, `${base}/b`], stop });
}

function knownAt({ earlyMs, drawMs }: Recorded, fault: Fault | undefined): number {
  if (fault === 'late') return drawMs + LATE_MS;
  return fault === 'early' ? earlyMs : drawMs;
}

function toldBy(
  source: string,
  draw: Recorded,
  fault: Fault | undefined,
  nowMs: number,
): readonly ToldDraw[] {
  if (nowMs < knownAt(draw, fault) || (fault === 'missing' && source === 'b')) return [];
  const { issue, date, number } = draw;
  const balls = number.split(' ');
  const isOther = fault === 'differing' && source === 'b';
  // The same balls the other way round: a number that its game may draw as well.
  const line = { issue, date, number: isOther ? balls.toReversed().join(' ') : number };
  return fault === 'twice' ? [line, line] : [line];
}
