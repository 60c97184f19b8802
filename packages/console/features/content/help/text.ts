import { HELP_BOUNDS } from '@fairlot/wire/content/help';

/** Words of the help at the console. */
export const text = {
  title: { zh: '帮助文章', en: 'Help articles' },
  about: {
    zh: '玩家在“帮助中心”看到的文章。改动由另一位运营确认后发布，每一版都保留。',
    en: 'What players read in their help. Another operator publishes what you change, and every version is kept.',
  },
  notAllowed: { zh: '您没有查看帮助文章的权限', en: 'You may not see the help articles' },
  none: { zh: '还没有帮助文章', en: 'There is no article' },
  add: { zh: '新增文章', en: 'Write one' },
  editOf: { zh: (name: string) => `修改 ${name}`, en: (name: string) => `Edit ${name}` },
  number: { zh: '编号', en: 'No.' },
  article: { zh: '文章', en: 'Article' },
  hidden: { zh: '玩家不可见', en: 'Not shown' },
  useful: { zh: '有用', en: 'Useful' },
  useless: { zh: '没用', en: 'Not useful' },
  bodyHint: {
    zh: '“# ”标题，“- ”列表，空行分段，**加粗**，[文字](/?w=AccountSecurity) 为本站链接',
    en: '“# ” a heading, “- ” a list, an empty line a new paragraph, **strong**, [words](/?w=AccountSecurity) a link within the site',
  },
} as const;

export const FAULTS = {
  title: {
    zh: `1 至 ${HELP_BOUNDS.title} 个可见字符`,
    en: `1 to ${HELP_BOUNDS.title} visible characters`,
  },
  body: {
    zh: `1 至 ${HELP_BOUNDS.body} 个可见字符`,
    en: `1 to ${HELP_BOUNDS.body} visible characters`,
  },
  sort: {
    zh: `0 至 ${HELP_BOUNDS.sort} 的整数`,
    en: `A whole number from 0 to ${HELP_BOUNDS.sort}`,
  },
} as const;
