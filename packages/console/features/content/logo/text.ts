import type { Bilingual } from '@fairlot/rules/core/text';
import type { LogoSlot } from '@fairlot/wire/content/logo';

/** Words of the marks of the house. */
export const text = {
  title: { zh: '站点标志', en: 'Marks of the site' },
  about: {
    zh: '玩家端在十分钟内换上新的标志；没有上传时显示内置标志。',
    en: 'Players see a new one within ten minutes; without one the built-in mark is shown.',
  },
  builtIn: { zh: '内置标志', en: 'Built-in mark' },
  light: { zh: '浅色', en: 'Light' },
  dark: { zh: '深色', en: 'Dark' },
  change: { zh: '更换', en: 'Change' },
  drop: { zh: '恢复内置', en: 'Use the built-in one' },
  unread: { zh: '标志没有取到', en: 'The marks could not be read' },
  notAllowed: { zh: '您没有查看权限', en: 'You may not see this' },
  choose: { zh: '选择图片', en: 'Choose a file' },
  kinds: { zh: 'PNG、JPEG、WebP 或 GIF，2 MB 以内', en: 'PNG, JPEG, WebP or GIF, up to 2 MB' },
  needFile: { zh: '请选择 2 MB 以内的图片', en: 'Choose a picture of up to 2 MB' },
  set: { zh: '标志已更换', en: 'The mark is changed' },
  dropped: { zh: '已恢复内置标志', en: 'The built-in mark is shown again' },
} as const;

export const SLOTS: Readonly<Record<LogoSlot, Bilingual & { readonly hint: Bilingual }>> = {
  PCLogo: {
    zh: '电脑端标志',
    en: 'Mark on PCs',
    hint: { zh: '显示在 140 × 32 的框内，靠左', en: 'In a box of 140 by 32, on its left' },
  },
  MobileLogo: {
    zh: '手机端标志',
    en: 'Mark on phones',
    hint: { zh: '显示在 28 × 28 的框内', en: 'In a box of 28 by 28' },
  },
  Favicon: {
    zh: '浏览器图标',
    en: 'Icon of the browser',
    hint: { zh: '64 × 64，透明底', en: '64 by 64, on a clear ground' },
  },
};
