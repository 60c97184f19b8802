import { announcementHttp } from '@fairlot/wire/content/announcement';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { getList, getMustRead, getOne, getUnread } from './read.ts';
import { readAll, readOne, tick } from './mark.ts';

/** The announcements of whoever asks. */
export const announcementRoutes = ({ db }: Platform) =>
  routes(announcementHttp, {
    getUnreadAnnouncementCount: (_, { principal }) => getUnread(db, principal.playerId),
    getAnnouncements: (input, { principal }) => getList(db, principal.playerId, input),
    getAnnouncement: ({ Id }, { principal }) => getOne(db, principal.playerId, Id),
    getMustRead: async (_, { principal }) => ({
      Rows: [...(await getMustRead(db, principal.playerId))],
    }),
    readAnnouncement: ({ Id }, { principal }) => readOne(db, principal.playerId, Id),
    readAllAnnouncements: ({ UpTo }, { principal }) => readAll(db, principal.playerId, UpTo),
    tickAnnouncement: ({ Id: id, Seq: seq }, { principal }) =>
      tick(db, principal.playerId, { id, seq }),
  });
