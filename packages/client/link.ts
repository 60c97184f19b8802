import type { HubConnection } from '@microsoft/signalr';
import { invariant } from '@fairlot/rules/core/invariant';
import type { HubEvent } from '@fairlot/wire/core';
import { connect as officialConnect, type Connect, type Transport } from './hub-connection.ts';
import { mayFollow, type HubState } from './hub-state.ts';
import { createInbox, type Inbox, type Since } from './ordered-events.ts';
import { createPause } from './cancellable-delay.ts';
import { createSilence } from './idle-timer.ts';

export type LinkOptions = {
  readonly url: () => string;
  readonly token: () => string | undefined;
  /** Every event of the contract: one without a listener still counts in its topic. */
  readonly events: readonly HubEvent[];
  readonly since: Since;
  readonly connect?: Connect;
  /** Milliseconds to the next try. */
  readonly retryMs?: () => number;
  /** A small question over HTTP: a connection that polls cannot tell that it hears. */
  readonly probe?: () => Promise<unknown>;
  /** A link that says nothing for this long is dead; the server speaks every 3 s. */
  readonly silenceMs?: number;
};

/** Milliseconds: with the banner 2 s after it a dead link is seen within 10. */
export const SILENCE_MS = 7500;
/** A try that takes longer has failed: packets that vanish are never answered. */
const TRY_MS = 8000;
/** So often is a polling connection asked for within a silence. */
const PROBES = 3;

/** 500 to 1500, evenly (spec section 4). */
export function randomRetryMs(): number {
  const [random = 0] = crypto.getRandomValues(new Uint16Array(1));
  return 500 + Math.round((random / 65_535) * 1000);
}

const other = (transport: Transport): Transport =>
  transport === 'WebSockets' ? 'LongPolling' : 'WebSockets';

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
  /** Milliseconds to the next try, told when the wait for it begins. */
  retryInMs: number | undefined;
  /** What is done first with each new connection. */
  opened: () => Promise<void> = async () => undefined;
  readonly changed = createSignal();
  readonly connected = createSignal<[again: boolean]>();
  readonly reset = createSignal();
  readonly heard = createSignal<[ids: readonly (number | string)[]]>();
  readonly inbox: Inbox;
  private readonly options: LinkOptions;
  private open: HubConnection | undefined;
  /** The run that counts; a stop or a new start makes the loop of an earlier one end. */
  private run = 0;
  /** The connection that is open, or is tried. */
  private newest: HubConnection | undefined;
  private isRunning = false;
  private isHurried = false;
  private readonly pause = createPause();
  private readonly silence;
  private drop = (): void => undefined;
  /** The end of the connection that was stopped last. */
  private closing: Promise<void> | undefined;

  constructor(options: LinkOptions) {
    this.options = options;
    const { events, since } = options;
    this.inbox = createInbox(events, since, this.reset.fire, (target) => this.hear(target));
    this.silence = createSilence(options.silenceMs ?? SILENCE_MS, () => this.lose());
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
    this.silence.end();
    if (closing) this.closing = closing.stop().catch(() => undefined);
    await this.closing;
  }

  /** The connection is known to be dead, whatever it says of itself: the next one is tried. */
  lose(): void {
    const lost = this.open;
    if (!lost) return;
    this.drop();
    void lost.stop().catch(() => undefined);
  }

  /** Ends the wait for the next try, or a try that does not get on. */
  tryNow(): void {
    this.isHurried = true;
    this.pause.cut();
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
      if (connection) await this.live(connection, transport, again);
      if (this.run !== run) return;
      transport = connection ? 'WebSockets' : other(transport);
      again ||= connection !== undefined;
      this.enter('Disconnected');
      await this.rest((this.options.retryMs ?? randomRetryMs)());
    }
  }

  private async rest(ms: number): Promise<void> {
    if (!this.isHurried) {
      this.retryInMs = ms;
      this.changed.fire();
      await this.pause.wait(ms);
      this.retryInMs = undefined;
    }
    this.isHurried = false;
  }

  private hear(target: string): void {
    this.newest?.on(target, (...args: unknown[]) => this.inbox.receive(target, args));
  }

  private async attempt(transport: Transport): Promise<HubConnection | undefined> {
    const { connect = officialConnect, token, url } = this.options;
    const { heard } = this.silence;
    let connection: HubConnection | undefined;
    try {
      connection = await connect({ url: url(), transport, token, heard });
      this.newest = connection;
      for (const target of this.inbox.targets()) this.hear(target);
      await this.pause.limit(connection.start(), TRY_MS);
      return connection;
    } catch {
      this.silence.end();
      void connection?.stop().catch(() => undefined);
      return undefined;
    }
  }

  /** Lives as long as the connection does. */
  private async live(
    connection: HubConnection,
    transport: Transport,
    again: boolean,
  ): Promise<void> {
    const probing = transport === 'LongPolling' ? this.beginProbing() : undefined;
    const closed = new Promise<void>((resolve) => {
      let isOver = false;
      this.drop = () => {
        if (isOver) return;
        isOver = true;
        clearInterval(probing);
        if (this.open === connection || this.state === 'Disconnecting') this.enter('Disconnected');
        if (this.open === connection) {
          this.open = undefined;
          this.silence.end();
        }
        resolve();
      };
      connection.onclose(this.drop);
    });
    this.open = connection;
    this.enter('Connected');
    this.connected.fire(again);
    // What is done first may hang on a link that is dead already.
    await Promise.race([this.opened(), closed]);
    await closed;
  }

  private beginProbing(): ReturnType<typeof setInterval> | undefined {
    const { probe, silenceMs = SILENCE_MS } = this.options;
    if (!probe) return undefined;
    const ask = () => void probe().then(this.silence.heard, () => undefined);
    return setInterval(ask, silenceMs / PROBES);
  }
}
