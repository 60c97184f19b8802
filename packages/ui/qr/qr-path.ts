import { encode } from 'uqr';

/** Light modules round the code, which readers need. */
const QUIET = 4;

/** A text as a QR code: how many modules a side has, and where each dark one is. */
export function darkOf(text: string): {
  readonly size: number;
  readonly dark: readonly { readonly x: number; readonly y: number }[];
} {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [{ x, y }] : [])));
  return { size, dark };
}

/** The same with the dark modules as a path, one unit a module. */
export function qrPathOf(text: string): { readonly size: number; readonly path: string } {
  const { size, dark } = darkOf(text);
  return { size, path: dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('') };
}
