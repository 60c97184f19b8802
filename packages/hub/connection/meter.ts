import { ClientTimeout } from '../transport/timeout.ts';
import type { TransportName } from '../transport/transport.ts';
import { ClientLost, serverClosing, SlowReceiver } from './ending.ts';
import type { Ending } from './ending.ts';

/** A set of numbers under one name, as OpenTelemetry and Prometheus understand them. */
export interface Metric {
  readonly name: string;
  readonly kind: 'gauge' | 'counter' | 'histogram';
  /** `s`, `By` or what is counted, in braces. */
  readonly unit: string;
  readonly points: readonly MetricPoint[];
}

export interface MetricPoint {
  readonly attributes: Readonly<Record<string, string>>;
  /** Of a histogram: the sum. */
  readonly value: number;
  readonly count?: number;
  /** How many were at most so large; the last bound is infinite. */
  readonly buckets?: readonly { readonly upTo: number; readonly count: number }[];
}

/** What one connection is doing, as `signalr.connection.state`. */
export type Phase = 'handshaking' | 'connecting' | 'open' | 'cut' | 'ending';

export interface Metered {
  readonly transportName: TransportName;
  readonly phase: Phase;
  /** By the clock of the hub, in milliseconds. */
  readonly openedAt: number;
}

const otelNames = {
  WebSockets: 'web_sockets',
  ServerSentEvents: 'server_sent_events',
  LongPolling: 'long_polling',
} as const;

/** Seconds, as .NET advises for this histogram. */
const bounds = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, Infinity];

class Durations {
  readonly attributes: Readonly<Record<string, string>>;
  readonly #counts = bounds.map(() => 0);
  #sum = 0;
  #count = 0;

  constructor(attributes: Readonly<Record<string, string>>) {
    this.attributes = attributes;
  }

  add(seconds: number): void {
    const bucket = bounds.findIndex((bound) => seconds <= bound);
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
    this.#sum += seconds;
    this.#count++;
  }

  point(): MetricPoint {
    let upTo = 0;
    const buckets = bounds.map((bound, index) => {
      upTo += this.#counts[index] ?? 0;
      return { upTo: bound, count: upTo };
    });
    return { attributes: this.attributes, value: this.#sum, count: this.#count, buckets };
  }
}

/**
 * The numbers of one hub since its start. The two of connections bear the names and attributes
 * that .NET gives them; .NET has none for the others.
 */
export class Meter {
  messagesSent = 0;
  bytesSent = 0;
  messagesReceived = 0;
  bytesReceived = 0;
  dropped = 0;
  readonly #durations = new Map<string, Durations>();

  ended({ transportName, openedAt }: Metered, ending: Ending, now: number): void {
    if (ending.error instanceof SlowReceiver) this.dropped++;
    const status = statusOf(ending);
    const key = `${transportName} ${status}`;
    let durations = this.#durations.get(key);
    if (!durations) {
      durations = new Durations({
        'signalr.connection.status': status,
        'signalr.transport': otelNames[transportName],
      });
      this.#durations.set(key, durations);
    }
    durations.add((now - openedAt) / 1000);
  }

  read(connections: Iterable<Metered>): readonly Metric[] {
    const plain = (name: string, unit: string, value: number): Metric => ({
      name: `signalr.server.${name}`,
      kind: 'counter',
      unit,
      points: [{ attributes: {}, value }],
    });
    return [
      {
        name: 'signalr.server.active_connections',
        kind: 'gauge',
        unit: '{connection}',
        points: countByPhase(connections),
      },
      {
        name: 'signalr.server.connection.duration',
        kind: 'histogram',
        unit: 's',
        points: [...this.#durations.values()].map((durations) => durations.point()),
      },
      plain('messages.sent', '{message}', this.messagesSent),
      plain('messages.received', '{message}', this.messagesReceived),
      plain('bytes.sent', 'By', this.bytesSent),
      plain('bytes.received', 'By', this.bytesReceived),
      plain('connections.dropped', '{connection}', this.dropped),
    ];
  }
}

function countByPhase(connections: Iterable<Metered>): readonly MetricPoint[] {
  const counts = new Map<string, { readonly like: Metered; count: number }>();
  for (const connection of connections) {
    const key = `${connection.transportName} ${connection.phase}`;
    const found = counts.get(key);
    if (found) found.count++;
    else counts.set(key, { like: connection, count: 1 });
  }
  return [...counts.values()].map(({ like, count }) => ({
    attributes: {
      'signalr.connection.state': like.phase,
      'signalr.transport': otelNames[like.transportName],
    },
    value: count,
  }));
}

function statusOf(ending: Ending): string {
  if (ending === serverClosing) return 'app_shutdown';
  const { error } = ending;
  const isTimeout =
    error instanceof ClientTimeout || error instanceof SlowReceiver || error instanceof ClientLost;
  return isTimeout ? 'timeout' : 'normal_closure';
}
