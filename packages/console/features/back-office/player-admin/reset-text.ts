import { RECENT_CONTACT_HOURS } from '@fairlot/wire/back-office/player-admin';

/** Words about the contacts that go with a password. */
export const text = {
  noneBound: { zh: '未绑定邮箱或手机', en: 'Neither email nor phone is bound' },
  boundAt: { zh: (when: string) => `${when} 绑定`, en: (when: string) => `bound ${when}` },
  all: {
    zh: `解绑全部联系方式（不选则只解绑最近 ${RECENT_CONTACT_HOURS} 小时内绑定的）`,
    en: `Take all of them away (else those bound in the last ${RECENT_CONTACT_HOURS} hours alone)`,
  },
  removed: { zh: (list: string) => `已解绑：${list}`, en: (list: string) => `Taken away: ${list}` },
};
