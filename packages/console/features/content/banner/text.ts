import type { Bilingual } from '@fairlot/rules/core/text';
import { BANNER_BOUNDS, type BannerRow } from '@fairlot/wire/content/banner';

/** Words of banners at the console. */
export const text = {
  title: { zh: '首页横幅', en: 'Banners' },
  about: {
    zh: '玩家在大厅看到的图片，按排序展示，最多同时 10 张。改动由另一位运营确认后发布，每一版都保留。',
    en: 'Pictures that players see in the lobby, in their order, 10 together at most. Another operator publishes what you change, and every version is kept.',
  },
  notAllowed: { zh: '您没有查看横幅的权限', en: 'You may not see the banners' },
  none: { zh: '还没有横幅', en: 'There is no banner' },
  add: { zh: '新增横幅', en: 'Add a banner' },
  editOf: { zh: (name: string) => `修改 ${name}`, en: (name: string) => `Edit ${name}` },
  banner: { zh: '横幅', en: 'Banner' },
  state: { zh: '状态', en: 'State' },
  order: { zh: '排序', en: 'Order' },
  from: { zh: '开始', en: 'From' },
  until: { zh: '结束', en: 'Until' },
  atOnce: { zh: '立即', en: 'At once' },
  open: { zh: '直到撤下', en: 'Until it is taken off' },
  choose: { zh: '选择图片', en: 'Choose a picture' },
  kinds: {
    zh: 'PNG、JPEG、WebP 或 GIF，不超过 2 MB；裁成 4:1（1400×350）',
    en: 'PNG, JPEG, WebP or GIF of 2 MB at most; cut to 4:1 (1400×350)',
  },
  uploading: { zh: '正在上传', en: 'Uploading' },
  notSent: { zh: '图片没有上传成功，请重试', en: 'The picture could not be uploaded, try again' },
  linkHint: {
    zh: '例如 /Bet/4 或 /?w=Help；不填则不可点',
    en: 'For example /Bet/4 or /?w=Help; it leads nowhere where it is empty',
  },
  timeHint: {
    zh: '例如 2027-03-05 20:00（UTC+8）；可不填',
    en: 'For example 2027-03-05 20:00 (UTC+8); may be empty',
  },
  before: { zh: '现在的图片', en: 'The picture now' },
  after: { zh: '变更后的图片', en: 'The picture as it would be' },
} as const;

export const LANGUAGE_NAMES = {
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
} as const;

export const STATES: Readonly<Record<BannerRow['State'], Bilingual>> = {
  off: { zh: '不展示', en: 'Off' },
  waiting: { zh: '待开始', en: 'To come' },
  shown: { zh: '展示中', en: 'Shown' },
  over: { zh: '已结束', en: 'Over' },
};

export const FAULTS = {
  picture: { zh: '请选择图片', en: 'Choose a picture' },
  tooBig: { zh: '图片不能超过 2 MB', en: 'A picture has 2 MB at most' },
  title: {
    zh: `1 至 ${BANNER_BOUNDS.title} 个可见字符`,
    en: `1 to ${BANNER_BOUNDS.title} visible characters`,
  },
  link: { zh: '须为本站路径，例如 /Bet/4', en: 'A path of this site, for example /Bet/4' },
  languages: { zh: '至少选择一种语言', en: 'Choose a language' },
  time: { zh: '请按 2027-03-05 20:00 的格式填写', en: 'Write it like 2027-03-05 20:00' },
  order: { zh: '须晚于开始时间', en: 'It ends after it begins' },
  sort: {
    zh: `0 至 ${BANNER_BOUNDS.sort} 的整数`,
    en: `A whole number from 0 to ${BANNER_BOUNDS.sort}`,
  },
} as const;
