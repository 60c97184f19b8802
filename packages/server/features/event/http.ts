import { isSiteTopic, topicFor } from '@fairlot/wire/core';
import { eventHttp } from '@fairlot/wire/event';
import { presentMissed } from '#platform/announce';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';

/** Topics that are not the caller's to read are passed over. */
export function eventRoutes({ announce, db }: Platform) {
  return routes(eventHttp, {
    since: async ({ Topics }, { principal }) => {
      const answers = Topics.map(async ({ Topic, Seq }) => {
        const topic = isSiteTopic(Topic) ? Topic : topicFor(Topic, principal.playerId);
        if (topic === undefined) return [];
        return [{ ...presentMissed(await announce.since(db, topic, Seq)), Topic }];
      });
      return { Topics: (await Promise.all(answers)).flat() };
    },
  });
}
