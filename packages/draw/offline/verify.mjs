// Checks a saved draw with nothing but Node: node verify.mjs bundle.json [signing key in hex].
import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const bytes = (x) => (typeof x === 'string' ? Buffer.from(x) : x);
const sha = (...x) =>
  createHash('sha256')
    .update(Buffer.concat(x.map(bytes)))
    .digest();
const mac = (key, ...x) => createHmac('sha256', key).update(Buffer.concat(x)).digest();
const unhex = (text) => Buffer.from(text, 'hex');
const uint = (bytes, n) => unhex(n.toString(16).padStart(bytes * 2, '0'));
const lp = (x) => Buffer.concat([uint(4, Buffer.from(x).length), Buffer.from(x)]);
const sorted = (_, x) => (x?.constructor === Object ? Object.fromEntries(entries(x)) : x);
const entries = (x) => Object.entries(x).toSorted(([a], [b]) => (a < b ? -1 : 1));
const jcs = (x) => Buffer.from(JSON.stringify(x, sorted));
const check = (what, fine) => {
  console.log(fine ? 'ok    ' : 'FAILED', what);
  process.exitCode ||= fine ? 0 : 1;
};
const { serial, manifests, mapping, pinnedKey, parent, ownTickets } = JSON.parse(
  readFileSync(process.argv[2], 'utf8'),
);
const known = process.argv[3] ?? pinnedKey ?? manifests[0].key;
const key = { key: unhex(`302a300506032b6570032100${known}`), format: 'der', type: 'spki' };
for (const signed of [...manifests, ...(parent ?? [])]) {
  const isExact = signed.key === known && /^[0-9a-f]{128}$/.test(signed.sig);
  const isSigned = verify(null, jcs(signed.body), createPublicKey(key), unhex(signed.sig));
  check(
    `signature of ${signed.body.g} ${signed.body.kind} ${signed.body.serial ?? ''}`,
    isExact && isSigned,
  );
}
const find = (kind, fits, among = manifests) =>
  among.find(({ body }) => body.kind === kind && fits(body)).body;
const {
  g,
  d,
  i,
  mode,
  closeAt,
  round,
  block: rule,
} = find('issue', (body) => body.serial === serial);
const day = find('day', (body) => body.d === d && body.g === g);
const result = find('result', (body) => body.serial === serial && body.g === g);
check('mapping program', sha(jcs(mapping)).toString('hex') === day.mappingHash);

let s = unhex(result.s);
const of = day.parent ?? g;
const chain = [Buffer.from('lot/chain/v1'), lp(of), lp(d)];
for (let k = i; k >= 1; k -= 1) s = sha(...chain, uint(4, k), s);
check('the secret leads to the anchor', i <= day.N && s.toString('hex') === day.anchor);
const due = mode === 1 ? Math.ceil((closeAt + day.drand.deltaMs - 1692803367000) / 3000) + 1 : null;
check('round', round === due && result.round === due);
const beacon = [uint(1, mode)];
if (mode === 1) {
  console.log('to check elsewhere: BLS signature', result.signature, 'of round', round);
  const random = sha(unhex(result.signature));
  beacon.push(lp(unhex(day.drand.chainHash)), uint(8, round), lp(random));
}
if (day.parent) {
  const theirs = find('result', (body) => body.serial === serial && body.g === of, parent);
  const isAnchor =
    find('day', (body) => body.d === d && body.g === of, parent).anchor === day.anchor;
  const isDraw = ['s', 'Z', 'original'].every((part) => `${theirs[part]}` === `${result[part]}`);
  check(`read off the draw of ${of}`, isAnchor && isDraw);
}
if (mode === 2) {
  const { height, at, hash } = result.block;
  console.log(
    'to look up elsewhere: block',
    height,
    'of',
    rule.chain,
    'first since',
    rule.from,
    hash,
  );
  check('the block came after the close', rule.from > closeAt && at >= rule.from);
}
const drawnSeed = mac(unhex(result.s), Buffer.from('lot/seed/v1'), lp(of), lp(serial), ...beacon);
const Z = mode === 2 ? unhex(result.block.hash) : drawnSeed;
check('seed', Z.toString('hex') === result.Z);

let words = 0;
const block = () => mac(Z, Buffer.from('lot/blk/v1'), uint(4, words >> 3));
const next = () => block().readUInt32BE((words++ % 8) * 4);
const uniform = (size, next) =>
  function below(n, x = next()) {
    return x < size - (size % n) ? x % n : below(n);
  };
const range = (count, of) => Array.from({ length: count }, (_, k) => of(k));
const run = {
  digits: (below, { count, base, offset }) => range(count, () => offset + below(base)),
  pick: (below, { from, to, count }, pool = range(to - from + 1, (k) => from + k)) =>
    range(count, (t, j = t + below(to - from + 1 - t)) => pool.splice(j, 1, pool[t])[0]),
  weighted: (below, { weights }, x = below(weights.reduce((a, w) => a + w))) =>
    weights.map((w) => (x -= w)).findIndex((left) => left < 0),
};
const drawn = (steps, below) => steps.flatMap((step) => run[step.op](below, step));
const digits = (bytes) => [...bytes.toString('hex')].map((x) => parseInt(x, 16));
const numbers = mode === 2 ? digits(Z) : drawn(mapping.draw, uniform(2 ** 32, next));
const isRead = mode === 2 || words === result.words;
const isSame = numbers.join() === result.original.join() && isRead;
const isHex = mapping.draw.every(
  ({ op, count, base }) => op === 'digits' && base === 16 && count > 1,
);
const hex = (all) => all.map((x) => x.toString(16)).join('');
check(isHex ? hex(numbers) : numbers.join(), isSame);
const ascending = numbers.toSorted((a, b) => a - b);
const choose = (n, k) => (k === 0 ? 1n : (choose(n - 1, k - 1) * BigInt(n)) / BigInt(k));
const read = {
  same: () => numbers,
  ascending: () => ascending,
  ascendingParts: ({ sizes }, left = [...numbers]) =>
    sizes.flatMap((size) => left.splice(0, size).toSorted((a, b) => a - b)),
  groupSums: ({ groups, modulus }) =>
    groups.map((at) => at.reduce((sum, place) => sum + ascending[place - 1], 0) % modulus),
  digitSum: ({ last }, all = [...String(numbers[0]).padStart(last, '0')].map(Number)) => [
    all.reduce((a, b) => a + b) % 10,
    ...all.slice(-last),
  ],
  setRank: ({ last }) =>
    [...`${ascending.reduce((sum, n, k) => sum + choose(n - 1, k + 1), 0n)}`.padStart(last, '0')]
      .slice(-last)
      .map(Number),
  hashStream: ({ game, draw }, of = hex(numbers), at = 0) =>
    drawn(
      draw,
      uniform(256, () => sha(`${of}:${game}:${at >> 5}`)[at++ % 32]),
    ),
  fromRight({ window, from, to, different, skip, count }, of = hex(numbers)) {
    let [text, more, kept] = [of.slice(-window), 0, []];
    for (; kept.length < skip + count; text = text.slice(0, -1)) {
      text ||= sha(`${of}:${more++}`).toString('hex');
      const x = parseInt(text.at(-1), 16);
      if (x >= from && x <= to && !(different && kept.includes(x))) kept.push(x);
    }
    return kept.slice(skip).toReversed();
  },
};
const winning = read[mapping.derive.op](mapping.derive);
const isHash = isHex && mapping.derive.op === 'same';
check(
  `winning number ${isHash ? hex(winning) : winning.join()}`,
  `${winning}` === `${result.winning}`,
);

const prices = manifests.flatMap(({ body: { kind, rulesHash } }) =>
  kind === 'terms' ? rulesHash : [],
);
const close = find('close', (body) => body.serial === serial && body.g === g);
for (const { leaf, proof, selection } of ownTickets ?? []) {
  const isLeaf = (leaf.v ?? 1) === (close.leaf ?? 1) && leaf.serial === serial;
  const isKnown = [day.rulesHash, ...prices].includes(leaf.rulesHash);
  const isTaken = !leaf.v || !selection || sha(selection).toString('hex') === leaf.selectionHash;
  let [hash, at, last] = [sha(uint(1, 0), jcs(leaf)), proof.index, proof.size - 1];
  const path = proof.path.map(unhex);
  for (; last > 0; at >>= 1, last >>= 1) {
    if (at === last && at % 2 === 0) continue;
    const [beside = Buffer.alloc(0)] = path.splice(0, 1);
    hash = at % 2 ? sha(uint(1, 1), beside, hash) : sha(uint(1, 1), hash, beside);
  }
  const isIn =
    proof.index <= proof.size - 1 && path.length === 0 && hash.toString('hex') === close.ticketRoot;
  check(
    `ticket ${leaf.bet}`,
    isLeaf && isKnown && isTaken && proof.size === close.betCount && isIn,
  );
}
