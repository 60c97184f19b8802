import { NOTICE_BOUNDS, type DraftRow } from '@fairlot/wire/content/announcement';
import type { Bilingual } from '@fairlot/rules/core/text';

/** Words of announcements at the console. */
export const text = {
  title: { zh: '公告', en: 'Announcements' },
  about: {
    zh: '编辑只改草稿；发布与撤下须另一位运营确认（见“申请”）。',
    en: 'What you edit is a draft. To publish it, or take it back, another operator confirms it (see “Proposals”).',
  },
  notAllowed: { zh: '您没有查看公告的权限', en: 'You may not see the announcements' },
  add: { zh: '新增公告', en: 'Write one' },
  edit: { zh: '修改', en: 'Edit' },
  editOf: { zh: (name: string) => `修改 ${name}`, en: (name: string) => `Edit ${name}` },
  remove: { zh: '删除', en: 'Delete' },
  removeOf: { zh: (name: string) => `删除 ${name}`, en: (name: string) => `Delete ${name}` },
  publish: { zh: '申请发布', en: 'Propose to publish' },
  publishOf: {
    zh: (name: string) => `申请发布 ${name}`,
    en: (name: string) => `Propose to publish ${name}`,
  },
  withdraw: { zh: '申请撤下', en: 'Propose to take back' },
  withdrawOf: {
    zh: (name: string) => `申请撤下 ${name}`,
    en: (name: string) => `Propose to take back ${name}`,
  },
  preview: { zh: '预览', en: 'Preview' },
  previewOf: { zh: (name: string) => `预览 ${name}`, en: (name: string) => `Preview ${name}` },
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
  shownNow: { zh: '玩家现在看到的', en: 'What players see now' },
  written: { zh: '草稿', en: 'As it is written' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  atOnce: { zh: '立即', en: 'At once' },
  open: { zh: '直到撤下', en: 'Until it is taken back' },
  changesIn: {
    zh: (language: string) => `${language}的改动`,
    en: (language: string) => `What changes in ${language}`,
  },
  goes: { zh: '玩家将不再看到：', en: 'Players will not see this any more:' },
  none: { zh: '还没有公告', en: 'There is no announcement' },
  state: { zh: '状态', en: 'State' },
  anyState: { zh: '全部状态', en: 'Any state' },
  edited: { zh: '有未发布的修改', en: 'Edited since' },
  words: { zh: '内容', en: 'Words' },
  type: { zh: '类型', en: 'Kind' },
  titleZh: { zh: '标题（中文）', en: 'Title in Chinese' },
  titleEn: { zh: '标题（英文）', en: 'Title in English' },
  bodyZh: { zh: '正文（中文）', en: 'Text in Chinese' },
  bodyEn: { zh: '正文（英文）', en: 'Text in English' },
  bodyHint: {
    zh: '“# ”标题，“- ”列表，空行分段，**加粗**，[文字](/?w=AccountSecurity) 为本站链接',
    en: '“# ” a heading, “- ” a list, an empty line a new paragraph, **strong**, [words](/?w=AccountSecurity) a link within the site',
  },
  pin: { zh: '置顶', en: 'Pinned' },
  must: { zh: '弹出，须玩家勾选确认', en: 'Pops up until its player ticks it' },
  mustShort: { zh: '须确认', en: 'To be ticked' },
  audience: { zh: '对象', en: 'For' },
  account: { zh: '代理账号', en: 'Agent' },
  from: { zh: '开始时间', en: 'From' },
  until: { zh: '结束时间', en: 'Until' },
  fromHint: {
    zh: '例如 2027-03-05 20:00（UTC+8）；不填则立即',
    en: 'For example 2027-03-05 20:00 (UTC+8); at once where it is empty',
  },
  untilHint: { zh: '不填则直到撤下', en: 'Until it is taken back where it is empty' },
  author: { zh: '操作人', en: 'By' },
  command: { zh: '命令行', en: 'a command' },
  when: { zh: '修改时间', en: 'Edited' },
  actions: { zh: '操作', en: 'Actions' },
  save: { zh: '保存草稿', en: 'Save the draft' },
  saved: { zh: '草稿已保存', en: 'The draft is saved' },
  removed: { zh: '已删除', en: 'Deleted' },
  proposed: { zh: '已提交，等待另一人确认', en: 'It waits for a second operator' },
  isNew: {
    zh: '作为新公告：玩家重新未读，须确认的重新确认',
    en: 'As a new one: unread again, and to be ticked again',
  },
} as const;

export const STATES: Readonly<Record<DraftRow['State'], Bilingual>> = {
  draft: { zh: '草稿', en: 'Draft' },
  waiting: { zh: '待开始', en: 'To come' },
  shown: { zh: '显示中', en: 'Shown' },
  ended: { zh: '已结束', en: 'Over' },
  withdrawn: { zh: '已撤下', en: 'Taken back' },
};

export const AUDIENCES: Readonly<Record<DraftRow['Audience']['Kind'], Bilingual>> = {
  all: { zh: '所有人', en: 'Everybody' },
  players: { zh: '玩家', en: 'Players' },
  agents: { zh: '代理', en: 'Agents' },
  below: { zh: '某代理及其下级', en: 'An agent and all below him' },
};

export const FAULTS = {
  title: {
    zh: `1 至 ${NOTICE_BOUNDS.title} 个可见字符`,
    en: `1 to ${NOTICE_BOUNDS.title} visible characters`,
  },
  body: {
    zh: `1 至 ${NOTICE_BOUNDS.body} 个可见字符`,
    en: `1 to ${NOTICE_BOUNDS.body} visible characters`,
  },
  account: { zh: '请填写代理账号', en: 'Say which agent' },
  time: { zh: '请按 2027-03-05 20:00 的格式填写', en: 'Write it like 2027-03-05 20:00' },
  order: { zh: '须晚于开始时间', en: 'It ends after it begins' },
} as const;
