import { expect, test } from 'vitest';
import { moduleIn } from './fetch-again.ts';

test.each([
  ['()=>import(`./TextPad-DbyIPbTb.js`)', 'file'],
  ['()=>O(()=>import(`./TextPad-DbyIPbTb.js`),__vite__mapDeps([16,1]))', 'file'],
  ['()=>import(`./play-ssc-SII-ZU8C.js`).then(e=>e.n)', 'n'],
  ['()=>O(()=>import(`./window-Bxjh7Fbm.js`).then(e=>e.$t),__vite__mapDeps([16,1]))', '$t'],
])('takes the module that %s takes', (load, name) => {
  const file = { n: { default: 'n' }, $t: { default: '$t' }, default: 'file' };
  expect(moduleIn(file, load)).toMatchObject({ default: name });
});
