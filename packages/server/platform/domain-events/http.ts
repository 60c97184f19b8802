import { isSiteTopic, topicFor } from '@fairlot/wire/core';
import { domainEventsHttp } from '@fairlot/wire/core/domain-events';
import { presentMissed } from '../announce.ts';
import type { Platform } from '../feature.ts';
import { routes } from '../route.ts';

/** Topics that are not the caller's to read are passed over. */
export function domainEventsRoutes({ announce, db }: Platform) {
  return routes(domainEventsHttp, {
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
