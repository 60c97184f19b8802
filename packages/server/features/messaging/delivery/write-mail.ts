import { TEMPLATE_BOUNDS } from '@fairlot/wire/content/template';
import type { Text } from './words.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A mail as text and as plain markup, both languages in each. No picture, and nothing that tells who opened it. */
export function writeMail(
  { subject, lines, url }: Text,
  siteName: string,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const parts = (['zh', 'en'] as const).map((language) => [
    // One language may have a paragraph less.
    ...lines.map((line) => line[language]).filter((line) => line !== ''),
    ...(url === undefined ? [] : [url]),
  ]);
  const text = parts.map((part) => part.join('\n\n')).join('\n\n');
  const line = (each: string): string =>
    each === url
      ? `<p><a href="${escaped(each)}">${escaped(each)}</a></p>`
      : `<p>${escaped(each)}</p>`;
  const html = parts.map((part) => part.map(line).join('')).join('<hr>');
  return {
    subject: `${siteName}: ${subject.zh} · ${subject.en}`,
    text: `${text}\n\n${siteName}\n`,
    html: `<!doctype html><meta charset="utf-8"><body>${html}<p>${escaped(siteName)}</p></body>`,
  };
}

/** What stands for a variable can be longer than its sample, by which a text was agreed on: many networks, a long name. */
const cut = (text = ''): string => {
  const most = TEMPLATE_BOUNDS.message;
  if (text.length <= most) return text;
  // No half of a character at the end.
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
};

/** A text message: the name of the site and both languages, each as long as it may be at most, in one line. */
export const writeSms = ({ lines: [line] }: Text, siteName: string): string =>
  `[${siteName}] ${cut(line?.zh)} ${cut(line?.en)}`;
