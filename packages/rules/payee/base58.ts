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

/** Bytes as a text in Base58. */
export function writeBase58(bytes: Uint8Array): string {
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  let text = '';
  for (; value > 0n; value /= BASE) text = (ALPHABET[Number(value % BASE)] ?? '') + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text;
}
