// What came in over the hub, in order and once. Each event carries where it stands in its topic; a
// hole in the numbers means that some were missed, and they are asked for by sequence.
import { safeDecode, safeParse, type HubEvent, type Payload } from '@fairlot/wire/core';
import { Mark } from '@fairlot/wire/core/domain-events';
import { createTopics } from './topics.ts';

export type Listener<P> = (payload: P, mark: Mark | undefined) => void;

type Missed = {
  readonly Topic: string;
  readonly Seq: number;
  readonly Snapshot: boolean;
  readonly Events: readonly { Seq: number; Target: string; Payload?: unknown }[];
};
/** Asks the server what came after these numbers. */
export type Since = (topics: { Topic: string; Seq: number }[]) => Promise<readonly Missed[]>;

/** Above every number there is: asks where a topic stands without its events. */
const NEWEST = Number.MAX_SAFE_INTEGER;

export type Inbox = {
  /** An event that is none of the first is known from its first listener on. */
  readonly on: <E extends HubEvent>(event: E, listener: Listener<Payload<E>>) => () => void;
  /** The names of the events that are known by now. */
  readonly targets: () => Iterable<string>;
  readonly receive: (target: string, args: readonly unknown[]) => void;
  /** Asks for what was missed of all topics heard of, and where these others stand. */
  readonly catchUp: (topics: readonly string[]) => Promise<void>;
  readonly forget: () => void;
};

/** Who hears which event. `onNew`: one that was none of the first is listened for. */
function createListeners(events: readonly HubEvent[], onNew: (target: string) => void) {
  const schemas = new Map(events.map((event) => [event.target, event.payload]));
  const listeners = new Map<string, Set<Listener<never>>>();
  const on: Inbox['on'] = ({ target, payload }, listener) => {
    if (!schemas.has(target)) {
      schemas.set(target, payload);
      onNew(target);
    }
    const set = listeners.get(target) ?? new Set();
    listeners.set(target, set);
    set.add(listener as Listener<never>);
    return () => set.delete(listener as Listener<never>);
  };

  /**
   * An event whose payload does not fit the contract is dropped: what it told of is refetched
   * anyway.
   */
  function deliver(target: string, payload: unknown, mark: Mark | undefined): void {
    const schema = schemas.get(target);
    const read = schema && safeDecode(schema, payload as never);
    if (!read?.success) return;
    for (const listener of listeners.get(target) ?? []) listener(read.data as never, mark);
  }
  return { on, targets: () => schemas.keys(), deliver };
}

export function createInbox(
  events: readonly HubEvent[],
  since: Since,
  onReset: () => void,
  onNew: (target: string) => void = () => undefined,
): Inbox {
  const { on, targets, deliver } = createListeners(events, onNew);
  const topics = createTopics();
  /** Topics with a hole that is being filled; true when another hole was seen meanwhile. */
  const filling = new Map<string, boolean>();

  function accept(target: string, payload: unknown, mark: Mark): void {
    topics.advance(mark.Topic, mark.Seq);
    deliver(target, payload, mark);
  }

  function take({ Topic, Seq, Snapshot, Events }: Missed, isBaseline: boolean): boolean {
    if (isBaseline) topics.baseline(Topic, Seq);
    else if (Snapshot) topics.restart(Topic, Seq);
    else {
      for (const event of Events) {
        const isKnown = topics.judge(Topic, event.Seq) === 'known';
        if (!isKnown) accept(event.Target, event.Payload, { Topic, Seq: event.Seq });
      }
      topics.baseline(Topic, Seq);
    }
    return Snapshot && !isBaseline;
  }

  async function askFor(known: { Topic: string; Seq: number }[], fresh: readonly string[]) {
    const wanted = [...known, ...fresh.map((Topic) => ({ Topic, Seq: NEWEST }))];
    if (wanted.length === 0) return;
    const isFresh = new Set(fresh);
    const missed = await since(wanted);
    const snapshots = missed.filter((topic) => take(topic, isFresh.has(topic.Topic)));
    if (snapshots.length > 0) onReset();
  }

  async function fill(topic: string): Promise<void> {
    if (filling.has(topic)) {
      filling.set(topic, true);
      return;
    }
    do {
      filling.set(topic, false);
      const known = topics.known().filter(({ Topic }) => Topic === topic);
      await askFor(known, []).catch(onReset);
    } while (filling.get(topic));
    filling.delete(topic);
  }

  return {
    on,
    targets,
    receive(target, [payload, second]) {
      const mark = safeParse(Mark, second).data;
      if (!mark) return deliver(target, payload, undefined);
      const verdict = topics.judge(mark.Topic, mark.Seq);
      if (verdict === 'new') accept(target, payload, mark);
      if (verdict === 'gap') void fill(mark.Topic);
      return undefined;
    },
    catchUp: (names) =>
      askFor(
        topics.known(),
        names.filter((topic) => !topics.has(topic)),
      ).catch(onReset),
    forget: () => topics.forget(),
  };
}
