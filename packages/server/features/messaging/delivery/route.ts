import type { Executor, Tx } from '#platform/db';
import { seal, unseal } from '#platform/seal';
import { readSealedRoute, writeSealedRoute } from './store.ts';

export type RouteKind = 'mail' | 'sms';

/** By which way messages leave. */
export type Route = {
  /** `smtps://user:password@host` of mail; `https://secret@host/path` of text messages. */
  readonly url: string;
  /** What stands in front of a mail as its sender; empty of text messages. */
  readonly from: string;
};

const sealedFor = (kind: RouteKind) =>
  ({ key: 'courier', table: 'courier_route', owner: kind }) as const;

const SCHEMES: Readonly<Record<RouteKind, readonly string[]>> = {
  mail: ['smtp:', 'smtps:'],
  sms: ['https:'],
};

/** What cannot be a route: another scheme, or a mail without a sender. */
export function routeFault(kind: RouteKind, { url, from }: Route): string | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isOwn = parsed?.hostname === '127.0.0.1' || parsed?.hostname === 'localhost';
  const schemes = isOwn && kind === 'sms' ? ['http:', 'https:'] : SCHEMES[kind];
  if (!parsed || !schemes.includes(parsed.protocol) || parsed.hostname === '')
    return `an address of ${schemes.join(' or ')} is needed`;
  if (kind === 'mail' && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(from)) return 'mail needs its sender';
  return undefined;
}

/** The route of a kind; undefined where none was set. */
export async function readRoute(
  db: Executor,
  dataFolder: string,
  kind: RouteKind,
): Promise<Route | undefined> {
  const sealed = await readSealedRoute(db, kind);
  if (!sealed) return undefined;
  const text = Buffer.from(await unseal(dataFolder, sealedFor(kind), sealed)).toString();
  return JSON.parse(text) as Route;
}

/** Sets the route of a kind; what is wrong with it where it cannot be one. */
export async function setRoute(
  tx: Tx,
  dataFolder: string,
  kind: RouteKind,
  route: Route,
): Promise<string | undefined> {
  const fault = routeFault(kind, route);
  if (fault !== undefined) return fault;
  const content = Buffer.from(JSON.stringify(route));
  await writeSealedRoute(tx, kind, await seal(dataFolder, sealedFor(kind), content));
  return undefined;
}

/** A route as it may be shown: without its secret. */
export function describeRoute(route: Route | undefined): string {
  if (!route) return 'none';
  const { protocol, host } = new URL(route.url);
  return `${protocol}//${host}${route.from === '' ? '' : ` from ${route.from}`}`;
}
