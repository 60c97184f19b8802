import { topicFor } from '@fairlot/wire/core';
import { eventHttp } from '@fairlot/wire/event';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';

/** Topics that are not the caller's to read are passed over. */
export function eventRoutes({ announce, db }: Platform) {
  return routes(eventHttp, {
    since: async ({ Topics }, { principal }) => {
      const answers = Topics.map(async ({ Topic, Seq }) => {
        const topic = topicFor(Topic, principal.playerId);
        if (topic === undefined) return [];
        const missed = await announce.since(db, topic, Seq);
        const Events = missed.events.map((event) => ({
          Seq: event.seq,
          Target: event.target,
          Payload: event.payload,
        }));
        return [{ Topic, Seq: missed.seq, Snapshot: missed.isSnapshot, Events }];
      });
      return { Topics: (await Promise.all(answers)).flat() };
    },
  });
}
