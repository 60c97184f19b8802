/** Rounds that were asked for here and have no answer yet. */
export type UnderWay = {
  readonly has: (playerId: bigint, intent: string) => boolean;
  /** Does the work, during which the round is under way. */
  readonly during: <T>(playerId: bigint, intent: string, work: () => Promise<T>) => Promise<T>;
};

/** There are no more than requests that wait for an answer. */
export function createUnderWay(): UnderWay {
  const counts = new Map<string, number>();
  const nameOf = (playerId: bigint, intent: string) => `${playerId} ${intent}`;
  return {
    has: (playerId, intent) => counts.has(nameOf(playerId, intent)),
    during: async (playerId, intent, work) => {
      const name = nameOf(playerId, intent);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      try {
        return await work();
      } finally {
        const left = (counts.get(name) ?? 1) - 1;
        if (left === 0) counts.delete(name);
        else counts.set(name, left);
      }
    },
  };
}
