/** The alphabet of Bitcoin: without 0, O, I and l. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BASE = 58n;
const BYTE = 0xffn;
/** Longer than any address: what is longer is not looked at. */
const MOST = 64;

/** The bytes that a text in Base58 stands for, leading zeros too; undefined where it is none. */
export function readBase58(text: string): Uint8Array | undefined {
  if (text.length === 0 || text.length > MOST) return undefined;
  let value = 0n;
  for (const character of text) {
    const digit = ALPHABET.indexOf(character);
    if (digit < 0) return undefined;
    value = value * BASE + BigInt(digit);
  }
  const bytes: number[] = [];
  for (; value > 0n; value >>= 8n) bytes.push(Number(value & BYTE));
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  return Uint8Array.from([...Array.from({ length: zeros }, () => 0), ...bytes.toReversed()]);
}
