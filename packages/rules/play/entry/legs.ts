import type { Layout } from '../play.ts';

/** The legs of a parlay, `1:大|2:红波`, as the rows of its pad: `大`, `红波` and four that are empty. */
export function legRows({ rows }: Layout, content: string): readonly string[] {
  const legs = new Map(content.split('|').map((leg) => [leg.slice(0, 2), leg.slice(2)]));
  return rows.map((_, i) => legs.get(`${i + 1}:`) ?? '');
}
