import { LIVE_CODES } from '@fairlot/wire/community/live-notice';

/** Words of live notifications at the console. */
export const text = {
  title: { zh: '实时通知', en: 'Live notifications' },
  about: {
    zh: '在每天的时段内显示给玩家，点击进入该彩种。停售的彩种和正在休息的玩家不显示；玩家最迟两分钟后看到改动。',
    en: 'Shown to players in these times of each day, with a way to the game. Not of games that are stopped, nor to who takes a break; players see a change within two minutes.',
  },
  game: { zh: '彩种', en: 'Game' },
  titleZh: { zh: '标题（中文）', en: 'Title in Chinese' },
  titleEn: { zh: '标题（英文）', en: 'Title in English' },
  contentZh: { zh: '内容（中文）', en: 'Text in Chinese' },
  contentEn: { zh: '内容（英文）', en: 'Text in English' },
  words: { zh: '内容', en: 'Words' },
  times: { zh: '时段', en: 'Times' },
  timesHint: {
    zh: '例如 19:50-20:30, 23:30-00:30；本站时间（UTC+8），可跨午夜，最多 10 段',
    en: 'For example 19:50-20:30, 23:30-00:30: time of the site (UTC+8), over midnight too, ten at most',
  },
  author: { zh: '操作人', en: 'By' },
  command: { zh: '命令行', en: 'a command' },
  made: { zh: '时间', en: 'At' },
  actions: { zh: '操作', en: 'Actions' },
  add: { zh: '新增通知', en: 'Add a notification' },
  edit: { zh: '修改', en: 'Edit' },
  editOf: { zh: (name: string) => `修改 ${name}`, en: (name: string) => `Edit ${name}` },
  remove: { zh: '删除', en: 'Delete' },
  removeOf: { zh: (name: string) => `删除 ${name}`, en: (name: string) => `Delete ${name}` },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '已保存', en: 'Saved' },
  removed: { zh: '已删除', en: 'Deleted' },
  none: { zh: '还没有通知', en: 'There is no notification' },
  say: { zh: '向所有玩家发送一句话', en: 'Say a line to all players' },
  sayShort: { zh: '发送一句话', en: 'Say a line' },
  aboutLine: {
    zh: '也可以向所有在线玩家发送一句话：显示 4 秒，之后上线的玩家看不到。',
    en: 'A line can also be said to all players who are there: it is shown for 4 s, and not to who comes later.',
  },
  send: { zh: '发送', en: 'Send' },
  said: { zh: '已发送', en: 'Sent' },
  notAllowed: { zh: '您没有查看通知的权限', en: 'You may not see the notifications' },
};
export const FAULTS = {
  game: { zh: '请选择彩种', en: 'Choose a game' },
  title: { zh: '1 至 40 个可见字符', en: '1 to 40 visible characters' },
  line: { zh: '1 至 60 个可见字符', en: '1 to 60 visible characters' },
  content: { zh: '1 至 120 个可见字符', en: '1 to 120 visible characters' },
  times: { zh: '请按 19:50-20:30 的格式填写', en: 'Write them like 19:50-20:30' },
  apart: { zh: LIVE_CODES.BAD_TIMES.zh, en: LIVE_CODES.BAD_TIMES.en },
};
