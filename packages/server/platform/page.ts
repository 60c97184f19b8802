import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PLAIN_SKIN, skinText, type Skin } from '@fairlot/rules/check/skin';
import type { Language } from '@fairlot/rules/core/text';
import { optionalPort } from './port.ts';
import { prepareText, type Prepared } from './cached-response.ts';

/** How the page of players looks to whoever has chosen nothing; read with each page. */
export const pageSkin = optionalPort<() => Promise<Skin>>('page.skin', async () => PLAIN_SKIN);

/** The page with a skin on its root, so that it is painted in it at once: no script has to ask first. */
export const withSkin = (page: string, skin: Skin): string =>
  page
    .replace(/data-skin="[^"]*"/, `data-skin="${skinText(skin)}"`)
    .replace(/data-accent="[^"]*"/, `data-accent="${skin.accent}"`);

/** The page with its language on its root: a browser without scripts and screen readers go by it. */
export const withLanguage = (page: string, language: Language): string =>
  page.replace(/ lang="[^"]*"/, ` lang="${language === 'zh' ? 'zh-CN' : 'en'}"`);

/** The page by skin and language. Each is made once and again when the file changes. */
export function createPages(root: string) {
  const file = join(root, 'index.html');
  let version = 0;
  const made = new Map<string, Promise<Prepared>>();
  const make = async (skin: Skin, language: Language): Promise<Prepared> =>
    prepareText(withLanguage(withSkin(await readFile(file, 'utf8'), skin), language));
  return async (skin: Skin, language: Language): Promise<Prepared> => {
    const { mtimeMs } = await stat(file);
    if (mtimeMs !== version) made.clear();
    version = mtimeMs;
    const name = `${skinText(skin)} ${language}`;
    const page = made.get(name) ?? make(skin, language);
    made.set(name, page);
    page.catch(() => made.delete(name));
    return page;
  };
}
