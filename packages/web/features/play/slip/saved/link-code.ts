import { encode } from 'uqr';

/** Longer links make modules that the camera of a phone does not tell apart. */
export const MOST_CODE = 600;
/** Light modules round the code, which readers need. */
const QUIET = 4;

export type LinkCode = {
  /** Modules of a side, with the quiet ones. */
  readonly size: number;
  /** The dark modules as a path, one unit a module. */
  readonly path: string;
};

/** A link as a QR code; undefined where it would be too fine to be read. */
export function codeOf(link: string): LinkCode | undefined {
  if (link.length > MOST_CODE) return undefined;
  const { size, data } = encode(link, { ecc: 'L', border: QUIET });
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const length = (end === -1 ? size : end) - x;
      return [`M${x} ${y}h${length}v1h-${length}z`];
    }),
  );
  return { size, path: runs.join('') };
}
