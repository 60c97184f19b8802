import { encode } from 'uqr';

/** Light modules round the code, which readers need. */
const QUIET = 4;

/** A text as a QR code: modules of a side, and the dark ones as a path, one unit a module. */
export function qrPathOf(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: dark.join('') };
}
