// SHA-256 (FIPS 180-4) of texts that fit into one block: a puzzle tries hundreds of thousands of them, which
// differ in the last few characters, so that nothing is made anew for each.

const BLOCK = 64;
/** A block ends with the length, and a bit stands behind the text. */
export const LONGEST = BLOCK - 9;
const ROUNDS = 64;

const primes: number[] = [];
for (let n = 2; primes.length < ROUNDS; n += 1)
  if (primes.every((p) => n % p !== 0)) primes.push(n);
/** The first 32 bits behind the point, as the standard takes its constants from roots of primes. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
const K = Int32Array.from(primes, (p) => fraction(Math.cbrt(p)));
const START = Int32Array.from(primes.slice(0, 8), (p) => fraction(Math.sqrt(p)));

const words = new Int32Array(ROUNDS);

function schedule(): void {
  for (let t = 16; t < ROUNDS; t += 1) {
    const a = words[t - 15]!;
    const b = words[t - 2]!;
    const s0 = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3);
    const s1 = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10);
    words[t] = (words[t - 16]! + s0 + words[t - 7]! + s1) | 0;
  }
}

/** The first 32 bits of the hash, with a sign, of a text of ASCII; of one that is longer than LONGEST nothing is right. */
export function firstWord(text: string): number {
  words.fill(0, 0, 16);
  for (let at = 0; at < text.length; at += 1) {
    words[at >> 2]! |= text.charCodeAt(at) << (24 - 8 * (at & 3));
  }
  words[text.length >> 2]! |= 0x80 << (24 - 8 * (text.length & 3));
  words[15] = text.length * 8;
  schedule();
  let [a, b, c, d, e, f, g, h] = START as unknown as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let t = 0; t < ROUNDS; t += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (h + s1 + ((e & f) ^ (~e & g)) + K[t]! + words[t]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return (a + START[0]!) | 0;
}
