import { Encoded } from '../../protocol/encoded.ts';
import type { Answer, LocalConnections } from '../delivery.ts';
import { noSuchConnection } from '../delivery.ts';
import { readParcel, writeDone } from './parcel.ts';
import type { Parcel } from './parcel.ts';

export interface OwnerOptions {
  readonly local: LocalConnections;
  /** Settles when messages to the group reach this process. */
  readonly joined: (group: string) => Promise<void>;
  /** Sends a reply to the process of that name. Never fails. */
  readonly confirm: (to: string, bytes: Buffer) => Promise<void>;
}

type Command<K extends Parcel['kind']> = Extract<Parcel, { readonly kind: K }>;

/** Does what other processes want of connections that live here, and tells them how it went. */
export class Owner {
  readonly #options: OwnerOptions;
  readonly #asked = new Map<string, AbortController>();

  constructor(options: OwnerOptions) {
    this.#options = options;
  }

  take(connectionId: string, command: Command<'group' | 'ask' | 'cancel'>): void {
    switch (command.kind) {
      case 'group':
        void this.#reply(command, () => this.#change(connectionId, command));
        break;
      case 'ask':
        void this.#reply(command, () => this.#ask(connectionId, command));
        break;
      case 'cancel':
        this.#asked.get(command.id)?.abort();
    }
  }

  /** Nobody hears the answers any more, or that they are not wanted. */
  cancelAll(): void {
    for (const asked of Array.from(this.#asked.values())) asked.abort();
  }

  async #change(connectionId: string, { change, group }: Command<'group'>): Promise<Answer> {
    const isHere = this.#options.local.changeGroup(change, group, connectionId);
    if (isHere) await this.#options.joined(group);
    return { kind: 'value', value: null };
  }

  async #ask(connectionId: string, { id, message }: Command<'ask'>): Promise<Answer> {
    const abort = new AbortController();
    this.#asked.set(id, abort);
    try {
      const answer = this.#options.local.ask(connectionId, new Encoded(message), abort.signal);
      if (!answer) throw noSuchConnection(connectionId);
      return await answer;
    } finally {
      this.#asked.delete(id);
    }
  }

  async #reply(command: Command<'group' | 'ask'>, work: () => Promise<Answer>): Promise<void> {
    let bytes: Buffer;
    try {
      bytes = writeDone(command.id, await work());
      // A client may answer what can be written and not be read, such as a key `__proto__`.
      readParcel(bytes);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      bytes = writeDone(command.id, { kind: 'failure', error: text });
    }
    await this.#options.confirm(command.from, bytes);
  }
}
