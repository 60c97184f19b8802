import type { AddressKind, LocalConnections, Target } from '../delivery.ts';

/** What a channel stands for. */
export type Topic =
  | { readonly kind: 'all' | 'replies' }
  | { readonly kind: AddressKind; readonly name: string };

const kinds: readonly AddressKind[] = ['connection', 'group', 'user'];

/**
 * The channels of one hub. Every process listens to that for all and to one of its own for
 * replies; to those of connections, groups and users only while it has any of them.
 */
export class Channels {
  readonly #root: string;
  readonly #all: string;
  readonly #replies: string;

  constructor(prefix: string, hub: string, server: string) {
    this.#root = `${prefix}:${hub}:`;
    this.#all = `${this.#root}all`;
    this.#replies = this.replies(server);
  }

  of(kind: AddressKind, name: string): string {
    return `${this.#root}${kind}:${name}`;
  }

  replies(server: string): string {
    return `${this.#root}internal:return:${server}`;
  }

  /** Where a message is published so that its receivers get it, wherever they are. */
  to(target: Target): readonly string[] {
    switch (target.kind) {
      case 'all':
        return [this.#all];
      case 'clients':
        return Array.from(new Set(target.ids), (id) => this.of('connection', id));
      case 'groups':
        if (target.names.includes('')) throw new TypeError('A group needs a name.');
        return target.names.map((name) => this.of('group', name));
      case 'users':
        return Array.from(new Set(target.ids), (id) => this.of('user', id));
    }
  }

  /** Everything that a process with these connections must hear. */
  *wanted(local: LocalConnections): Iterable<string> {
    yield this.#all;
    yield this.#replies;
    for (const id of local.ids()) yield this.of('connection', id);
    for (const name of local.groups()) yield this.of('group', name);
    for (const id of local.users()) yield this.of('user', id);
  }

  read(channel: string): Topic | undefined {
    if (channel === this.#all) return { kind: 'all' };
    if (channel === this.#replies) return { kind: 'replies' };
    for (const kind of kinds) {
      const start = this.of(kind, '');
      if (channel.startsWith(start)) return { kind, name: channel.slice(start.length) };
    }
    return undefined;
  }
}

/** Who of this process gets what came by a channel. */
export function targetOf(topic: Topic, except: readonly string[]): Target | undefined {
  switch (topic.kind) {
    case 'all':
      return { kind: 'all', except };
    case 'group':
      return { kind: 'groups', names: [topic.name], except };
    case 'connection':
      return { kind: 'clients', ids: [topic.name] };
    case 'user':
      return { kind: 'users', ids: [topic.name] };
    case 'replies':
      return undefined;
  }
}
