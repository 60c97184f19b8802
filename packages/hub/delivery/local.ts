import type { Encoded } from '../protocol/encoded.ts';
import { HubException } from '../protocol/error.ts';
import type { Outcome } from '../protocol/message.ts';
import type { Limits } from '../setting/limits.ts';
import type {
  AddressWatcher,
  Answer,
  Crowd,
  GroupChange,
  LocalConnections,
  Receiver,
  Target,
} from './delivery.ts';
import { Questions } from './client-results.ts';

type GroupLimits = Pick<Limits, 'maxGroups' | 'maxGroupNameLength'>;

const nameTooLong = 'The name of the group is too long.';

/**
 * The connections of one hub in this process and who can be addressed how. A receiver that
 * fails or is slow deals with that itself, so it never disturbs a send to others.
 */
export class LocalIndex implements LocalConnections {
  readonly #receivers = new Map<string, Receiver>();
  /** Who gets what is for all: some together, the others one by one. */
  readonly #crowds = new Set<Crowd>();
  readonly #single = new Set<Receiver>();
  readonly #groups = new Map<string, Set<Receiver>>();
  readonly #users = new Map<string, Set<Receiver>>();
  readonly #memberships = new Map<Receiver, Set<string>>();
  readonly #questions = new Questions();
  readonly #limits: GroupLimits;
  #watcher: AddressWatcher | undefined;

  constructor(limits: Partial<GroupLimits> = {}) {
    this.#limits = { maxGroups: Infinity, maxGroupNameLength: Infinity, ...limits };
  }

  get size(): number {
    return this.#receivers.size;
  }

  has(id: string): boolean {
    return this.#receivers.has(id);
  }

  ids(): Iterable<string> {
    return this.#receivers.keys();
  }

  groups(): Iterable<string> {
    return this.#groups.keys();
  }

  users(): Iterable<string> {
    return this.#users.keys();
  }

  watch(watcher: AddressWatcher): void {
    this.#watcher = watcher;
  }

  add(receiver: Receiver): void {
    this.#receivers.set(receiver.id, receiver);
    const crowd = receiver.join?.();
    if (crowd) this.#crowds.add(crowd);
    else this.#single.add(receiver);
    this.#watcher?.appeared('connection', receiver.id);
    if (receiver.userId !== undefined) this.#join('user', receiver.userId, receiver);
  }

  /** Takes the receiver out of everything. */
  remove(receiver: Receiver): void {
    if (!this.#receivers.delete(receiver.id)) return;
    this.#single.delete(receiver);
    this.#questions.gone(receiver);
    this.#watcher?.vanished('connection', receiver.id);
    if (receiver.userId !== undefined) this.#leave('user', receiver.userId, receiver);
    for (const group of this.#memberships.get(receiver) ?? []) {
      this.#leave('group', group, receiver);
    }
    this.#memberships.delete(receiver);
  }

  ask(id: string, question: Encoded, signal: AbortSignal): Promise<Answer> | undefined {
    const receiver = this.#receivers.get(id);
    return receiver && this.#questions.ask(receiver, question, signal);
  }

  get openQuestions(): number {
    return this.#questions.size;
  }

  /** A client's completion. False when another connection was asked, which breaks the rules. */
  answered(by: Receiver, invocationId: string, outcome: Outcome): boolean {
    return this.#questions.answered(by, invocationId, outcome);
  }

  changeGroup(change: GroupChange, group: string, id: string): boolean {
    if (group === '') throw new TypeError('A group needs a name.');
    const receiver = this.#receivers.get(id);
    if (!receiver) return false;
    let own = this.#memberships.get(receiver);
    if (change === 'add') {
      if (group.length > this.#limits.maxGroupNameLength) throw new HubException(nameTooLong);
      if (!own) this.#memberships.set(receiver, (own = new Set()));
      const { maxGroups } = this.#limits;
      if (own.size >= maxGroups && !own.has(group)) {
        throw new HubException(`A connection may be in at most ${maxGroups} groups.`);
      }
      own.add(group);
      this.#join('group', group, receiver);
    } else if (own?.delete(group)) this.#leave('group', group, receiver);
    return true;
  }

  #join(kind: 'group' | 'user', name: string, receiver: Receiver): void {
    const index = kind === 'group' ? this.#groups : this.#users;
    const members = index.get(name);
    if (members) members.add(receiver);
    else {
      index.set(name, new Set([receiver]));
      this.#watcher?.appeared(kind, name);
    }
  }

  #leave(kind: 'group' | 'user', name: string, receiver: Receiver): void {
    const index = kind === 'group' ? this.#groups : this.#users;
    const members = index.get(name);
    if (!members?.delete(receiver) || members.size > 0) return;
    index.delete(name);
    this.#watcher?.vanished(kind, name);
  }

  deliver(to: Target, message: Encoded): Promise<void> | undefined {
    switch (to.kind) {
      case 'all':
        return this.#deliverToAll(message, to.except);
      case 'clients': {
        const [only] = to.ids;
        if (only !== undefined && to.ids.length === 1)
          return this.#receivers.get(only)?.send(message);
        for (const id of new Set(to.ids)) this.#receivers.get(id)?.post(message);
        return undefined;
      }
      case 'groups':
        if (to.names.includes('')) throw new TypeError('A group needs a name.');
        for (const name of to.names) sendToMany(this.#groups.get(name) ?? [], message, to.except);
        return undefined;
      case 'users':
        for (const id of new Set(to.ids)) sendToMany(this.#users.get(id) ?? [], message);
        return undefined;
    }
  }

  #deliverToAll(message: Encoded, except: readonly string[] = []): undefined {
    if (except.length > 0) return sendToMany(this.#receivers.values(), message, except);
    sendToMany(this.#single, message);
    for (const crowd of this.#crowds) crowd.post(message);
  }
}

function sendToMany(
  receivers: Iterable<Receiver>,
  message: Encoded,
  except: readonly string[] = [],
): undefined {
  const left = except.length > 0 ? new Set(except) : undefined;
  // A receiver that is dropped for being slow leaves the index while it is walked; sets allow it.
  for (const receiver of receivers) if (!left?.has(receiver.id)) receiver.post(message);
}
