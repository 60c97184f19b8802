import type { announcementConsole, announcementHttp } from '@fairlot/wire/content/announcement';
import type { CallRows, FeatureCalls } from '#testing/calls';

/** No announcement has this number. */
const Id = 2_000_000_000;
const Reason = 'no such announcement';

const announcementCalls: CallRows<typeof announcementHttp> = {
  getUnreadAnnouncementCount: { who: 'player' },
  getAnnouncements: {
    who: 'player',
    sample: { Type: 'system', IsUnread: true, Before: 9, Count: 10 },
  },
  getAnnouncement: { who: 'player', sample: { Id } },
  getMustRead: { who: 'player' },
  readAnnouncement: { who: 'player', sample: { Id } },
  readAllAnnouncements: { who: 'player', sample: { UpTo: 0 } },
  tickAnnouncement: { who: 'player', sample: { Id, Seq: 1 } },
};

const announcementConsoleCalls: CallRows<typeof announcementConsole> = {
  getDrafts: { who: 'announcement.notices.read', sample: { State: 'draft', Before: 9, Count: 10 } },
  saveDraft: {
    who: 'announcement.notices.edit',
    sample: {
      Type: 'system',
      Title: { zh: '\u200b', en: '\u200b' },
      Body: { zh: '正文', en: 'Words' },
      IsPinned: false,
      IsMustRead: false,
      Audience: { Kind: 'all' },
      From: null,
      Until: null,
      Reason: 'words that nobody sees',
    },
  },
  deleteDraft: { who: 'announcement.notices.edit', sample: { Id, Reason } },
  proposePublication: {
    who: 'announcement.notices.publish',
    sample: { Id, Version: 1, IsNew: false, Reason },
  },
  proposeWithdrawal: { who: 'announcement.notices.withdraw', sample: { Id, Reason } },
};

export const calls: FeatureCalls = { http: announcementCalls, console: announcementConsoleCalls };
