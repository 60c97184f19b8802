import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  { name: 'restricted', path: () => '/IPRestricted', zh: '无法访问', en: 'Not offered here' },
  {
    name: 'offline',
    path: () => `/Offline?EndTime=${Date.UTC(2099, 0, 1)}`,
    zh: '系统维护中',
    en: 'Under maintenance',
  },
  {
    name: 'offline-unknown',
    path: () => '/Offline',
    zh: '恢复时间待定',
    en: 'The time of return is not known yet',
  },
  { name: 'error', path: () => '/ErrorMsg', zh: '页面出错了', en: 'Something went wrong' },
  {
    name: 'message',
    path: () => '/ErrorMsg?Msg=Signed+in+elsewhere',
    zh: '登录状态已改变',
    en: 'Your sign-in has changed',
  },
  { name: 'missing', path: () => '/Nowhere', zh: '没有这个页面', en: 'There is no such page' },
  { name: 'not-open', path: () => '/ChatAnonymity', zh: '尚未开放', en: 'Not open yet' },
  { name: 'speed', path: () => '/speedtest', zh: '线路测速', en: 'Line speed' },
];
