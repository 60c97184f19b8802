import type { HubConnection } from '@microsoft/signalr';
import { invariant } from '@fairlot/rules/core/invariant';
import type { HubEvent } from '@fairlot/wire/core';
import { connect as officialConnect, type Connect, type Transport } from './hub-connection.ts';
import { mayFollow, type HubState } from './hub-state.ts';
import { createInbox, type Inbox, type Since } from './inbox.ts';

export type LinkOptions = {
  readonly url: () => string;
  readonly token: () => string | undefined;
  /** Every event of the contract: one without a listener still counts in its topic. */
  readonly events: readonly HubEvent[];
  readonly since: Since;
  readonly connect?: Connect;
  /** Milliseconds to the next try. */
  readonly retryMs?: () => number;
};

/** 500 to 1500, evenly (spec section 4). */
export function randomRetryMs(): number {
  const [random = 0] = crypto.getRandomValues(new Uint16Array(1));
  return 500 + Math.round((random / 65_535) * 1000);
}

const other = (transport: Transport): Transport =>
  transport === 'WebSockets' ? 'LongPolling' : 'WebSockets';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function createSignal<T extends unknown[]>() {
  const listeners = new Set<(...args: T) => void>();
  return {
    add(listener: (...args: T) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fire: (...args: T) => {
      for (const listener of listeners) listener(...args);
    },
  };
}

/** The connection itself: its state, its tries, and what comes in over it. */
export class Link {
  state: HubState = 'Disconnected';
  /** What is done first with each new connection. */
  opened: () => Promise<void> = async () => undefined;
  readonly changed = createSignal();
  readonly connected = createSignal<[again: boolean]>();
  readonly reset = createSignal();
  readonly inbox: Inbox;
  private readonly options: LinkOptions;
  private open: HubConnection | undefined;
  /** The run that counts; a stop or a new start makes the loop of an earlier one end. */
  private run = 0;
  private isRunning = false;
  /** The end of the connection that was stopped last. */
  private closing: Promise<void> | undefined;

  constructor(options: LinkOptions) {
    this.options = options;
    this.inbox = createInbox(options.events, options.since, this.reset.fire);
  }

  connection(): HubConnection | undefined {
    return this.state === 'Connected' ? this.open : undefined;
  }

  start(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    this.run += 1;
    void this.keep(this.run);
  }

  async stop(): Promise<void> {
    if (!this.isRunning) return;
    this.isRunning = false;
    this.run += 1;
    const closing = this.open;
    this.open = undefined;
    if (this.state !== 'Disconnected') this.enter('Disconnecting');
    if (!closing) this.enter('Disconnected');
    this.inbox.forget();
    if (closing) this.closing = closing.stop().catch(() => undefined);
    await this.closing;
  }

  private enter(next: HubState): void {
    if (next === this.state) return;
    invariant(mayFollow(this.state, next), `the hub goes from ${this.state} to ${next}`);
    this.state = next;
    this.changed.fire();
  }

  private async keep(run: number): Promise<void> {
    let transport: Transport = 'WebSockets';
    let again = false;
    if (this.state === 'Disconnecting') {
      await this.closing;
      if (this.run !== run) return;
      this.enter('Disconnected');
    }
    while (this.run === run) {
      this.enter(again ? 'Reconnecting' : 'Connecting');
      const connection = await this.attempt(transport);
      if (this.run !== run) return void connection?.stop();
      if (connection) await this.live(connection, again);
      if (this.run !== run) return;
      transport = connection ? 'WebSockets' : other(transport);
      again ||= connection !== undefined;
      this.enter('Disconnected');
      await wait((this.options.retryMs ?? randomRetryMs)());
    }
  }

  private async attempt(transport: Transport): Promise<HubConnection | undefined> {
    const { connect = officialConnect, events, token, url } = this.options;
    try {
      const connection = await connect({ url: url(), transport, token });
      for (const { target } of events) {
        connection.on(target, (...args: unknown[]) => this.inbox.receive(target, args));
      }
      await connection.start();
      return connection;
    } catch {
      return undefined;
    }
  }

  /** Lives as long as the connection does. */
  private async live(connection: HubConnection, again: boolean): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      connection.onclose(() => {
        if (this.open === connection || this.state === 'Disconnecting') this.enter('Disconnected');
        if (this.open === connection) this.open = undefined;
        resolve();
      });
    });
    this.open = connection;
    this.enter('Connected');
    this.connected.fire(again);
    await this.opened();
    await closed;
  }
}
