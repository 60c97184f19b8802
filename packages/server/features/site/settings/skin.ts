import { ACCENTS, MODES, PLAIN_SKIN, type Skin } from '@fairlot/rules/check/skin';
import type { Db } from '#platform/db';
import { declareSettings } from './declare/declare.ts';
import { choiceSetting } from './declare/setting.ts';

/** The skin of the site: everybody sees it who has not chosen another on his device (spec section 3). */
const SKIN = declareSettings({
  skinMode: choiceSetting({ zh: '默认明暗', en: 'Skin: light or dark' }, PLAIN_SKIN.mode, MODES, {
    light: { zh: '浅色', en: 'Light' },
    dark: { zh: '深色', en: 'Dark' },
    auto: { zh: '跟随系统', en: 'As the device is' },
  }),
  skinAccent: choiceSetting({ zh: '默认主色', en: 'Skin: accent' }, PLAIN_SKIN.accent, ACCENTS, {
    cobalt: { zh: '青花', en: 'Cobalt' },
    celadon: { zh: '龙泉青', en: 'Celadon' },
    oxblood: { zh: '釉里红', en: 'Oxblood' },
    jun: { zh: '钧紫', en: 'Jun violet' },
  }),
});

/** As it is now, at most a second old. */
export function currentSkin(db: Db): () => Promise<Skin> {
  const current = SKIN.current(db);
  return async () => {
    const { skinMode: mode, skinAccent: accent } = await current();
    return { mode, accent };
  };
}
