import type { liveNoticeConsole, liveNoticeHttp } from '@fairlot/wire/community/live-notice';
import type { CallRows, FeatureCalls } from '#testing/calls';

const liveNoticeCalls: CallRows<typeof liveNoticeHttp> = {
  getLiveNotify: { who: 'player' },
};

const liveNoticeConsoleCalls: CallRows<typeof liveNoticeConsole> = {
  getLiveNotifications: { who: 'notify.live.read' },
  saveLiveNotification: {
    who: 'notify.live.change',
    sample: {
      GameId: 32_000,
      Title: { zh: '今晚开奖', en: 'Drawn tonight' },
      Content: { zh: '八点半开奖', en: 'At half past eight' },
      NotifyTimes: [{ Start: '19:50:00', End: '20:30:00' }],
      Reason: 'nobody has this game',
    },
  },
  deleteLiveNotification: {
    who: 'notify.live.change',
    sample: { Id: 1_000_000_000, Reason: 'no such notification' },
  },
  sendToast: {
    who: 'notify.toast.send',
    sample: { Content: { zh: '\u200b', en: '\u200b' }, Reason: 'words that nobody sees' },
  },
};

export const calls: FeatureCalls = { http: liveNoticeCalls, console: liveNoticeConsoleCalls };
