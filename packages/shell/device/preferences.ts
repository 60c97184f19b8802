import type { Accent, Mode, Skin } from '@fairlot/rules/check/skin';
import type { Language } from '@fairlot/rules/core/text';
import { useStore, type Store } from '@fairlot/ui/store';
import { keptStore } from './kept.ts';

/** The language that the player or operator chose on this device. It outlives a logout. */
const chosenLanguage = keptStore<Language | undefined>('language', undefined, {
  clearedAtLogout: false,
});

/** The language in which the page came: `first.js` takes it from the browser before the first paint. */
const firstLanguage: Language = globalThis.document?.documentElement.lang === 'en' ? 'en' : 'zh';

/** The language of every text on the page. */
export const language: Store<Language> = {
  get: () => chosenLanguage.get() ?? firstLanguage,
  set: (next) =>
    chosenLanguage.set((chosen = firstLanguage) =>
      typeof next === 'function' ? next(chosen) : next,
    ),
  subscribe: chosenLanguage.subscribe,
};

/**
 * How it looks and what is hidden: cleared at logout as the specification wants (spec section 3).
 */
export type Preferences = {
  /** Undefined is as the site has it. */
  readonly mode?: Mode;
  readonly accent?: Accent;
  /** Undefined follows the language: red is gain in Chinese, loss in English. */
  readonly pnl: 'cn' | 'intl' | undefined;
  readonly density: 'cozy' | 'compact';
  /** Undefined: it moves, unless the system asks for less of it. */
  readonly motion?: 'full' | 'still';
  readonly hideBalance: boolean;
  /** Whether keys of one character do something on the board (WCAG 2.1.4). */
  readonly singleKeys: boolean;
};

const DEFAULTS: Preferences = {
  pnl: undefined,
  density: 'cozy',
  hideBalance: false,
  singleKeys: true,
};

export const preferences: Store<Preferences> = keptStore('preferences', DEFAULTS, {
  clearedAtLogout: true,
});

export const usePreferences = (): Preferences => useStore(preferences);

export const setPreference = <K extends keyof Preferences>(name: K, value: Preferences[K]): void =>
  preferences.set((now) => ({ ...now, [name]: value }));

/** Whether nothing is to move: the person or the system wants it still. */
export const isStill = (): boolean =>
  preferences.get().motion === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The skin of the site, as the page came with it; `auto cobalt` where there is no page. */
export function siteSkin(): Skin {
  const [mode, accent] = (
    globalThis.document?.documentElement.dataset['skin'] ?? 'auto cobalt'
  ).split(' ');
  return { mode, accent } as Skin;
}

/** The attributes of the root element that carry the look. */
export function rootAttributes(
  chosen: Preferences,
  spoken: Language,
  prefersDark: boolean,
): Record<string, string> {
  const { mode, accent } = { ...siteSkin(), ...chosen };
  const dark = mode === 'dark' || (mode === 'auto' && prefersDark);
  return {
    lang: spoken === 'zh' ? 'zh-CN' : 'en',
    'data-mode': dark ? 'dark' : 'light',
    'data-accent': accent,
    'data-pnl': chosen.pnl ?? (spoken === 'zh' ? 'cn' : 'intl'),
    'data-density': chosen.density,
    'data-motion': chosen.motion ?? 'full',
  };
}
