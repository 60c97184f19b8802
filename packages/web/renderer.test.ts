import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findLacking, reduceClient, reduceShared } from './renderer.ts';

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const read = (name: string): string => readFileSync(join(folder, 'cjs', name), 'utf8');
const exportsOf = (code: string): string[] =>
  [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);

test('the renderer only draws, and nothing of it is entered that was taken out', () => {
  const client = reduceClient(read('react-dom-client.production.js'));
  expect(exportsOf(client)).toEqual(['createRoot']);
  expect(client).not.toMatch(/^exports\./m);
  expect(client).not.toMatch(/\brequire\(/);
  expect(client).not.toMatch(/isHydrating =|shouldHydrate =/);
  expect(client).toContain('function popHydrationState(fiber) {  }');
  // A loop over what lies above looks for null at its end.
  expect(client).toContain('function getParentHydrationBoundary(targetInstance) { return null; }');
});

test('what the renderer was built without is told where it is drawn, and not drawn by halves', () => {
  const client = reduceClient(read('react-dom-client.production.js'));
  expect(client).not.toMatch(/^FragmentInstance\.prototype/m);
  for (const name of ['FragmentInstance', 'setPropOnCustomElement']) {
    expect(client).toMatch(new RegExp(`^function ${name}\\([^)]*\\) \\{ throw Error\\('`, 'm'));
  }
});

test('what both entries share is portals, flushing and the door between them', () => {
  const names = exportsOf(reduceShared(read('react-dom.production.js')));
  expect(names.filter((name) => !name.startsWith('__'))).toEqual(['createPortal', 'flushSync']);
  expect(names.some((name) => name.startsWith('__DOM_INTERNALS'))).toBe(true);
});

test('another version of the library stops the build instead of being half reduced', () => {
  const other = read('react-dom-client.production.js').replace('function popHydrationState(', 'x(');
  expect(() => reduceClient(other)).toThrow(/popHydrationState/);
});

test.each([
  ["import { hydrateRoot } from 'react-dom/client';", 'hydrateRoot'],
  ["import { useState, ViewTransition as Moved } from 'react';", 'ViewTransition'],
  ["import { preconnect } from 'react-dom';", 'preconnect'],
  ["import * as React from 'react';\nconst a = React.Activity;", 'React.Activity'],
  ["import React from 'react';\nReact.useActionState(act, 0);", 'React.useActionState'],
  ["import * as React from 'react';\n// React.Activity tears down\nReact.useRef();", undefined],
  ["import { Activity } from './activity.ts';\nimport { useState } from 'react';", undefined],
])('what is taken of it is known: %s', (code, lacking) => {
  expect(findLacking(code)).toBe(lacking);
});
