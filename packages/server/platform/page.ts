import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PLAIN_SKIN, skinText, type Skin } from '@fairlot/rules/check/skin';
import { optionalPort } from './port.ts';
import { prepareText, type Prepared } from './prepared.ts';

/** How the page of players looks to whoever has chosen nothing; read with each page. */
export const pageSkin = optionalPort<() => Promise<Skin>>('page.skin', async () => PLAIN_SKIN);

/** The page with a skin on its root, so that it is painted in it at once: no script has to ask first. */
export const withSkin = (page: string, skin: Skin): string =>
  page
    .replace(/data-skin="[^"]*"/, `data-skin="${skinText(skin)}"`)
    .replace(/data-accent="[^"]*"/, `data-accent="${skin.accent}"`);

/** Pages by skin, each made once; undefined for the one that lies there as it is. */
export function createPages(root: string) {
  const made = new Map<string, Promise<Prepared>>();
  const make = async (skin: Skin): Promise<Prepared> =>
    prepareText(withSkin(await readFile(join(root, 'index.html'), 'utf8'), skin));
  return (skin: Skin): Promise<Prepared> | undefined => {
    const name = skinText(skin);
    if (name === skinText(PLAIN_SKIN)) return undefined;
    const page = made.get(name) ?? make(skin);
    made.set(name, page);
    page.catch(() => made.delete(name));
    return page;
  };
}
