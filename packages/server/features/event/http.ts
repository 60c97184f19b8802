import { eventHttp } from '@fairlot/wire/event';
import { playerTopic } from '../../platform/announce.ts';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';

const GAME_TOPIC = /^game:\d{1,5}$/;

/** `player` means the caller and nobody else; other topics are public draws. */
export function eventRoutes({ announce, db }: Platform) {
  return routes(eventHttp, {
    since: async ({ Topics }, { principal }) => {
      const known = Topics.filter(({ Topic }) => Topic === 'player' || GAME_TOPIC.test(Topic));
      const answers = known.map(async ({ Topic, Seq }) => {
        const topic = Topic === 'player' ? playerTopic(principal.playerId) : Topic;
        const missed = await announce.since(db, topic, Seq);
        const Events = missed.events.map((event) => ({
          Seq: event.seq,
          Target: event.target,
          Payload: event.payload,
        }));
        return { Topic, Seq: missed.seq, Snapshot: missed.isSnapshot, Events };
      });
      return { Topics: await Promise.all(answers) };
    },
  });
}
