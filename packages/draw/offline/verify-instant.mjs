// Checks a saved round of an instant game with nothing but Node: node verify-instant.mjs round.json
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const unhex = (text) => Buffer.from(text, 'hex');
const uint = (bytes, n) => unhex(n.toString(16).padStart(bytes * 2, '0'));
const lp = (x) => Buffer.concat([uint(4, Buffer.from(x).length), Buffer.from(x)]);
const mac = (key, ...x) => createHmac('sha256', key).update(Buffer.concat(x)).digest();
const check = (what, fine) => {
  console.log(fine ? 'ok    ' : 'FAILED', what);
  process.exitCode ||= fine ? 0 : 1;
};
const round = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { g, mapping, hash, clientSeed, nonce, winning, serverSeed, noted } = round;
if (noted) check('noted before', noted.hash === hash && noted.clientSeed === clientSeed);
if (serverSeed === null) {
  console.log('the server seed is not revealed yet: ask for it, and save the round again');
  process.exit(2);
}
const secret = unhex(serverSeed);
check('hash of the server seed', createHash('sha256').update(secret).digest('hex') === hash);
const Z = mac(secret, Buffer.from('lot/instant/v1'), lp(unhex(clientSeed)), uint(8, nonce), lp(g));

let words = 0;
const block = () => mac(Z, Buffer.from('lot/blk/v1'), uint(4, words >> 3));
const next = () => block().readUInt32BE((words++ % 8) * 4);
const below = (n, x = next()) => (x < 2 ** 32 - (2 ** 32 % n) ? x % n : below(n));
const range = (count, of) => Array.from({ length: count }, (_, k) => of(k));
const run = {
  digits: ({ count, base, offset }) => range(count, () => offset + below(base)),
  pick: ({ from, to, count }, pool = range(to - from + 1, (k) => from + k)) =>
    range(count, (t, j = t + below(to - from + 1 - t)) => pool.splice(j, 1, pool[t])[0]),
};
const numbers = mapping.draw.flatMap((step) => run[step.op](step));
check(
  `winning number ${numbers.join()}`,
  mapping.derive.op === 'same' && `${numbers}` === `${winning}`,
);
