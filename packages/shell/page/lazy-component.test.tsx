import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

const Hello = ({ name }: { name: string }): ReactNode => `Hello ${name}`;
const options = { waiting: 'waiting', missing: () => 'missing' };

/** Loads fail until `mend`. */
function unsteady() {
  let isBroken = true;
  let loads = 0;
  const Content = lazyComponent(() => {
    loads += 1;
    return isBroken ? Promise.reject(new Error('offline')) : Promise.resolve({ default: Hello });
  }, options);
  return {
    shown: () => renderToStaticMarkup(<Content name="Ann" />),
    preload: Content.preload,
    mend: () => void (isBroken = false),
    loads: () => loads,
  };
}

test('shows the content at once, without its fallback, when it was preloaded', async () => {
  const Content = lazyComponent(() => Promise.resolve({ default: Hello }), options);
  await Content.preload();
  expect(renderToStaticMarkup(<Content name="Ann" />)).toBe('Hello Ann');
});

test('shows its fallback while the code loads, and the content afterwards', async () => {
  const { shown, preload, mend } = unsteady();
  mend();
  expect(shown()).toContain('waiting');
  await preload();
  expect(shown()).toBe('Hello Ann');
});

test('loads once however often it is shown and preloaded', async () => {
  const { shown, preload, mend, loads } = unsteady();
  mend();
  shown();
  await Promise.all([preload(), preload()]);
  shown();
  expect(loads()).toBe(1);
});

test('a failed preload is silent and loads again when the component is shown', async () => {
  const { shown, preload, mend, loads } = unsteady();
  await preload();
  mend();
  const first = shown();
  expect(first).toContain('waiting');
  expect(first).not.toContain('missing');
  await preload();
  expect(loads()).toBe(2);
  expect(shown()).toBe('Hello Ann');
});

test('shows siblings while the code loads', () => {
  const Content = lazyComponent(() => new Promise<never>(() => undefined), options);
  const shown = renderToStaticMarkup(
    <>
      <p>beside</p>
      <Content />
    </>,
  );
  expect(shown).toContain('<p>beside</p>');
  expect(shown).toContain('waiting');
});

test('passes on an error that the loaded component throws', async () => {
  const Thrower = (): ReactNode => {
    throw new Error('a fault of its own');
  };
  const Content = lazyComponent(() => Promise.resolve({ default: Thrower }), options);
  await Content.preload();
  expect(() => renderToStaticMarkup(<Content />)).toThrow('a fault of its own');
});
