import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Encoded } from '../../protocol/encoded.ts';
import { noSuchConnection } from '../delivery.ts';
import type { Answer, DeliveryHost, GroupChange, LocalConnections, Target } from '../delivery.ts';
import { invocationIdOf } from '../client-results.ts';
import { Channels, targetOf } from './channels.ts';
import type { Topic } from './channels.ts';
import { Link } from './link.ts';
import { Losses } from './losses.ts';
import { Owner } from './owner.ts';
import { packMessage, readParcel, writeAsk, writeCancel, writeGroup, writeSend } from './parcel.ts';
import type { Failure } from './parcel.ts';
import type { ParcelSeal } from './parcel-seal.ts';
import { Publisher, RedisUnavailable } from './publisher.ts';
import { Subscriptions } from './subscriptions.ts';
import { Waits } from './waits.ts';

export interface ExchangeOptions {
  readonly url: string;
  /** Before all channel names; keeps applications on one Redis apart. `hub` when absent. */
  readonly prefix: string;
  /** How long a change of a group elsewhere may take, in milliseconds. 30 s when absent. */
  readonly groupLimitMs: number;
  /** How long Redis may leave a command unanswered, in milliseconds. 5 s when absent. */
  readonly silenceMs: number;
  /** What may wait for Redis to take it; messages over this are lost. 16 MiB when absent. */
  readonly maxPendingBytes: number;
  /** Without one, whoever reads Redis reads what passes it. */
  readonly seal?: ParcelSeal;
}

/** Longer than the longest pause between two attempts to reach Redis. */
const settleMs = 3_000;

/**
 * One process of a hub among the others, over the publish and subscribe of Redis, where nothing
 * is stored. Broadcasts take the way through Redis even to receivers of this process, so that
 * there is one order; only a send to a single connection that is here goes straight to it.
 */
export class Exchange {
  readonly #local: LocalConnections;
  readonly #host: DeliveryHost;
  readonly #groupLimitMs: number;
  readonly #server = `${hostname()}_${randomUUID()}`;
  readonly #channels: Channels;
  readonly #publishing: Link;
  readonly #subscribing: Link;
  readonly #publisher: Publisher;
  readonly #seal: ParcelSeal | undefined;
  readonly #subscriptions: Subscriptions;
  readonly #losses: Losses;
  readonly #owner: Owner;
  readonly #beat: NodeJS.Timeout;
  readonly #waits = new Waits<Answer | Failure>();
  #renewed: Promise<void> | undefined;

  constructor(
    options: ExchangeOptions,
    hubName: string,
    local: LocalConnections,
    host: DeliveryHost,
  ) {
    const { url, silenceMs } = options;
    this.#local = local;
    this.#host = host;
    this.#groupLimitMs = options.groupLimitMs;
    this.#seal = options.seal;
    this.#channels = new Channels(options.prefix, hubName, this.#server);
    this.#losses = new Losses(host.log);
    const link = { url, silenceMs, log: host.log };
    this.#publishing = new Link({
      ...link,
      role: 'publisher',
      onReady: (isBack) => this.#back(isBack),
      onLost: () => {},
    });
    this.#subscribing = new Link({
      ...link,
      role: 'subscriber',
      onReady: (isBack) => {
        this.#renewed = this.#subscriptions.renew(this.#channels.wanted(local));
        this.#back(isBack);
      },
      onLost: () => this.#lost(),
    });
    this.#publisher = new Publisher(this.#publishing, options.maxPendingBytes, options.seal);
    this.#subscriptions = new Subscriptions(this.#subscribing);
    this.#owner = new Owner({
      local,
      joined: (group) => this.#subscriptions.settled(this.#channels.of('group', group)),
      confirm: (to, bytes) => this.#publishOrLose(this.#channels.replies(to), bytes),
    });
    this.#subscribing.redis.on('messageBuffer', (channel: Buffer, bytes: Buffer) => {
      this.#heard(channel.toString(), bytes);
    });
    local.watch({
      appeared: (kind, name) => this.#subscriptions.add(this.#channels.of(kind, name)),
      vanished: (kind, name) => this.#subscriptions.remove(this.#channels.of(kind, name)),
    });
    this.#beat = setInterval(() => {
      this.#losses.report();
      for (const each of [this.#publishing, this.#subscribing]) each.probe();
    }, silenceMs).unref();
  }

  /** Settles when Redis was reached, or was not, for the first time. */
  async whenTried(): Promise<void> {
    await Promise.all([this.#publishing.tried, this.#subscribing.tried]);
    await this.#renewed;
  }

  stop(): void {
    clearInterval(this.#beat);
    this.#losses.report();
    this.#owner.cancelAll();
    this.#waits.rejectAll(new RedisUnavailable('The hub is closing.'));
    this.#publishing.stop();
    this.#subscribing.stop();
  }

  async connected(id: string, userId: string | undefined): Promise<void> {
    await this.#subscriptions.settled(this.#channels.of('connection', id));
    if (userId !== undefined) {
      await this.#subscriptions.settled(this.#channels.of('user', userId));
    }
  }

  async send(to: Target, message: Encoded): Promise<void> {
    const only = to.kind === 'clients' && to.ids.length === 1 ? to.ids[0] : undefined;
    if (only !== undefined && this.#local.has(only)) return this.#local.deliver(to, message);
    const forms = packMessage(message, this.#host.protocols);
    const bytes = writeSend(('except' in to && to.except) || [], forms);
    await Promise.all(this.#channels.to(to).map((channel) => this.#publishOrLose(channel, bytes)));
  }

  async changeGroup(change: GroupChange, group: string, id: string): Promise<void> {
    if (this.#local.changeGroup(change, group, id)) {
      return this.#subscriptions.settled(this.#channels.of('group', group));
    }
    const wait = randomUUID();
    const seconds = this.#groupLimitMs / 1000;
    const late = () => new Error(`The change of a group was not confirmed within ${seconds} s.`);
    await this.#remotely(wait, AbortSignal.timeout(this.#groupLimitMs), late, {
      channel: this.#channels.of('connection', id),
      bytes: writeGroup({ kind: 'group', id: wait, from: this.#server, change, group }),
      // Whoever is nowhere is in no group, so there is nothing to do.
      nobody: { kind: 'value', value: null },
    });
  }

  async ask(id: string, question: Encoded, signal: AbortSignal): Promise<Answer> {
    const here = this.#local.ask(id, question, signal);
    if (here) return here;
    const wait = invocationIdOf(question);
    const channel = this.#channels.of('connection', id);
    const canceled = () => {
      void this.#publishOrLose(channel, writeCancel(wait));
      return new Error('Invocation canceled by the server.');
    };
    return this.#remotely(wait, signal, canceled, {
      channel,
      bytes: writeAsk(wait, this.#server, packMessage(question, this.#host.protocols)),
      nobody: { kind: 'failure', error: noSuchConnection(id).message },
    });
  }

  /** Tells the owner of a connection something and waits for its reply. */
  async #remotely(
    wait: string,
    signal: AbortSignal,
    late: () => Error,
    parcel: { channel: string; bytes: Buffer; nobody: Answer | Failure },
  ): Promise<Answer> {
    const reply = this.#waits.for(wait, signal, late);
    this.#publisher.reaches(parcel.channel, parcel.bytes, signal).then(
      (isHeard) => {
        if (!isHeard) this.#waits.resolve(wait, parcel.nobody);
      },
      (error: Error) => this.#waits.reject(wait, error),
    );
    const answer = await reply;
    if (answer.kind === 'failure') throw new Error(answer.error);
    return answer;
  }

  /** A broadcast has no one to fail for, so its loss is logged and nothing more. */
  async #publishOrLose(channel: string, bytes: Buffer): Promise<void> {
    try {
      await this.#publisher.publish(channel, bytes);
    } catch (error) {
      this.#losses.add(error);
    }
  }

  #heard(channel: string, bytes: Buffer): void {
    try {
      const topic = this.#channels.read(channel);
      if (topic) this.#take(topic, this.#seal ? this.#seal.open(channel, bytes) : bytes);
    } catch (error) {
      this.#host.log.error({ err: error }, 'A message of another process was refused.');
    }
  }

  #take(topic: Topic, bytes: Buffer): void {
    const parcel = readParcel(bytes);
    if (parcel.kind === 'done') this.#waits.resolve(parcel.id, parcel.answer);
    else if (parcel.kind === 'send') {
      const to = targetOf(topic, parcel.except);
      if (to) void this.#local.deliver(to, new Encoded(parcel.message));
    } else if (topic.kind === 'connection') this.#owner.take(topic.name, parcel);
  }

  /** Others may come back after a moment, and are not thought gone for that. */
  #back(isBack: boolean): void {
    if (isBack) this.#publisher.settle(settleMs);
  }

  /** Replies that are on their way now never come. */
  #lost(): void {
    this.#waits.rejectAll(new RedisUnavailable('Redis was lost before the reply came.'));
    this.#owner.cancelAll();
  }
}
