import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ownScript, ownWorker } from './own-worker.ts';

beforeAll(() => {
  vi.stubEnv('DEV', false);
  vi.stubGlobal('location', new URL('https://fairlot.example/'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each(['/assets/text-worker-a1.js', 'assets/x.js'])('%s is code of this site', (address) => {
  expect(ownScript(address)).toBe(address);
});

test.each([
  'https://elsewhere.example/assets/x.js',
  '//elsewhere.example/assets/x.js',
  'data:text/javascript,alert(1)',
  'blob:http://localhost:3000/1',
  '/api/Slip/Take',
  '/assets/../api/Slip/Take',
])('%s is not', (address) => {
  expect(() => ownScript(address)).toThrow(TypeError);
});

test('a policy is made once, and no worker has an address that did not pass it', () => {
  const names: string[] = [];
  const started: unknown[] = [];
  const createPolicy = (name: string, rules: { createScriptURL: (address: string) => string }) => {
    names.push(name);
    return { createScriptURL: (address: string) => `passed:${rules.createScriptURL(address)}` };
  };
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('Worker', function start(address: unknown) {
    started.push(address);
  });
  ownWorker('/assets/a.js');
  ownWorker('/assets/b.js');
  expect(() => ownWorker('https://elsewhere.example/c.js')).toThrow(TypeError);
  expect(names).toEqual(['fairlot']);
  expect(started).toEqual(['passed:/assets/a.js', 'passed:/assets/b.js']);
});
