import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasPackages, runsOn } from './install.mjs';

const ROOT = join(import.meta.dirname, '..');

test.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.0', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['25.0.0', false],
])('runs on Node %s: %s', (version, isGood) => {
  expect(runsOn(version)).toBe(isGood);
});

test('engines of package.json names the same lines of Node', () => {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly engines: { readonly node: string };
  };
  for (const range of engines.node.split(' || ')) {
    const [major = '', minor = '0'] = range.slice(1).split('.');
    expect(runsOn(`${major}.${minor}.0`)).toBe(true);
    expect(runsOn(`${major}.${Number(minor) - 1}.0`)).toBe(false);
  }
});

test('installs when a package is missing or of another version, not for one of another platform', () => {
  const locked = {
    '': { version: '1.0.0' },
    'packages/web': { version: '0.1.0' },
    'node_modules/a': { version: '1.2.3' },
    'node_modules/@fairlot/web': {},
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  };
  const installed = { 'node_modules/a': { version: '1.2.3' }, 'node_modules/@fairlot/web': {} };
  expect(hasPackages(locked, installed)).toBe(true);
  expect(hasPackages(locked, { ...installed, 'node_modules/a': { version: '1.2.4' } })).toBe(false);
  expect(hasPackages(locked, { 'node_modules/@fairlot/web': {} })).toBe(false);
  expect(hasPackages(locked, {})).toBe(false);
});
