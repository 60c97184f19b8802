/** Twenty of eighty, as Keno draws them. */
const BALLS = 80;
const DRAWN = 20;

/**
 * The exact chances of what groups of places of an ascending draw add up to, modulo ten: by a result of
 * all groups, the first of them counting most. Numbers are looked at from 1 to 80, each drawn or not.
 */
export function sumChances(groups: readonly (readonly number[])[]): readonly number[] {
  const results = 10 ** groups.length;
  const worth = groups.map((_, at) => 10 ** (groups.length - 1 - at));
  // By how many are drawn so far, and what the groups add up to.
  const ways = Array.from({ length: DRAWN + 1 }, () => new Float64Array(results));
  ways[0]![0] = 1;
  for (let ball = 1; ball <= BALLS; ball++) {
    for (let drawn = DRAWN - 1; drawn >= 0; drawn--) {
      const own = groups.flatMap((places, i) => (places.includes(drawn + 1) ? worth[i]! : []));
      ways[drawn]!.forEach((many, result) => {
        if (many === 0) return;
        let next = result;
        for (const unit of own) {
          const digit = Math.floor(next / unit) % 10;
          next += (((digit + ball) % 10) - digit) * unit;
        }
        ways[drawn + 1]![next]! += many;
      });
    }
  }
  const last = ways[DRAWN]!;
  const all = last.reduce((sum, many) => sum + many, 0);
  return Array.from(last, (many) => many / all);
}
