import { afterAll, expect, test } from 'vitest';
import { grant, isSignedIn } from '../session/token.ts';
import { clearKept, clearedNames } from './kept.ts';
import { language, preferences, rootAttributes, setPreference } from './preferences.ts';

afterAll(() => language.set('zh'));

test('logout clears the session and the preferences, not the language', () => {
  grant({ access_token: 't', expires_in: 60, isAgent: false });
  setPreference('hideBalance', true);
  language.set('en');
  expect(isSignedIn()).toBe(true);
  expect(clearedNames()).toEqual(expect.arrayContaining(['preferences', 'session']));
  expect(clearedNames()).not.toContain('language');
  clearKept();
  expect(isSignedIn()).toBe(false);
  expect(preferences.get().hideBalance).toBe(false);
  expect(language.get()).toBe('en');
});

test('the root carries the look; colours of gain follow the language unless chosen', () => {
  const base = preferences.get();
  expect(rootAttributes(base, 'zh', true)).toMatchObject({
    lang: 'zh-CN',
    'data-mode': 'dark',
    'data-pnl': 'cn',
  });
  expect(rootAttributes({ ...base, mode: 'light', pnl: 'cn' }, 'en', true)).toMatchObject({
    lang: 'en',
    'data-mode': 'light',
    'data-pnl': 'cn',
  });
  expect(rootAttributes(base, 'en', false)['data-pnl']).toBe('intl');
  expect(rootAttributes(base, 'en', false)['data-motion']).toBe('full');
  expect(rootAttributes({ ...base, motion: 'still' }, 'en', false)['data-motion']).toBe('still');
});

test('who has chosen nothing sees the skin of the site, and his own where he has', () => {
  const root = { dataset: { skin: 'dark jun' } };
  Object.defineProperty(globalThis, 'document', {
    value: { documentElement: root },
    configurable: true,
  });
  const base = preferences.get();
  expect(rootAttributes(base, 'zh', false)).toMatchObject({
    'data-mode': 'dark',
    'data-accent': 'jun',
  });
  const own = rootAttributes({ ...base, mode: 'auto', accent: 'celadon' }, 'zh', false);
  expect(own).toMatchObject({ 'data-mode': 'light', 'data-accent': 'celadon' });
  Reflect.deleteProperty(globalThis, 'document');
});
