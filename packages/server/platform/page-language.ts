import type { Language } from '@fairlot/rules/core/text';

/** More entries than any browser sends are not read. */
const MOST_ENTRIES = 20;

/** Returns the language of a page by `Accept-Language` (RFC 9110, 12.5.4): the preferred one of Chinese and English, else English. */
export function pageLanguage(accepted = ''): Language {
  const entries = accepted
    .split(',', MOST_ENTRIES)
    .map((entry) => {
      const [tag = '', quality = 'q=1'] = entry.split(';').map((part) => part.trim().toLowerCase());
      return { tag, quality: Number(/^q=([\d.]+)$/.exec(quality)?.[1] ?? 0) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  const spoken = entries.find(({ tag }) => /^(?:zh|en)(?:-|$)/.test(tag));
  return spoken?.tag.startsWith('zh') ? 'zh' : 'en';
}
