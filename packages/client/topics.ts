// What was received of each topic. Events of a topic are numbered; this decides whether one is new,
// known, or whether some before it are missing. Pure: no network.

export type Verdict = 'new' | 'known' | 'gap';

export type Topics = {
  /** What an event with this number is. A topic heard for the first time begins with it. */
  readonly judge: (topic: string, seq: number) => Verdict;
  /** The event with this number has been handed on. */
  readonly advance: (topic: string, seq: number) => void;
  /** The newest number, learnt from the server without its events; never goes back. */
  readonly baseline: (topic: string, seq: number) => void;
  /** A topic that starts anew after a snapshot, whatever was known. */
  readonly restart: (topic: string, seq: number) => void;
  readonly forget: () => void;
  readonly known: () => { Topic: string; Seq: number }[];
  readonly has: (topic: string) => boolean;
};

export function createTopics(): Topics {
  const last = new Map<string, number>();
  const advance = (topic: string, seq: number): void => {
    last.set(topic, Math.max(seq, last.get(topic) ?? seq));
  };
  return {
    judge(topic, seq) {
      const known = last.get(topic);
      if (known === undefined || seq === known + 1) return 'new';
      return seq <= known ? 'known' : 'gap';
    },
    advance,
    baseline: advance,
    restart: (topic, seq) => void last.set(topic, seq),
    forget: () => last.clear(),
    known: () => [...last].map(([Topic, Seq]) => ({ Topic, Seq })),
    has: (topic) => last.has(topic),
  };
}
