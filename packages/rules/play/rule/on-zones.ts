import { digitsAt } from './counting.ts';
import { emptyTally } from './rule.ts';
import type { Single } from '../play.ts';
import type { Rule, ZoneRule } from './rule.ts';

/**
 * Plays a rule on fixed zones (前三, or 前后三 as two zones). The same pick is expanded once per zone
 * and each zone is settled on its own (plays.md section 0, composite zones). `numbers`: how many can
 * stand at a position.
 */
export function onZones<P>(
  zones: readonly (readonly number[])[],
  rule: ZoneRule<P>,
  numbers = 10,
): Rule<P> {
  return {
    entry: rule.entry,
    outcomes: BigInt(numbers ** rule.width),
    tiers: rule.tiers,
    tiersShareNote: rule.tiersShareNote ?? false,
    options: [],
    paysPerHit: false,
    allNotes: zones.length * rule.allNotes,
    count: (pick) => zones.length * rule.notes(pick),
    hits(pick, draw) {
      const tally = emptyTally(rule.tiers.length);
      for (let i = 0; i < zones.length; i++) rule.judge(pick, draw, zones[i]!, tally);
      return tally;
    },
    mostHits(pick) {
      const most = rule.most(pick);
      const together = rule.rowsToMatch
        ? mostZonesTogether(zones, rule.rowsToMatch(pick))
        : zones.length;
      return { tiers: most.tiers.map((hits) => hits * together), total: most.total * together };
    },
    singles: (pick) => singlesOnZones(zones, rule, pick),
    ...(rule.entry.report && { report: rule.entry.report }),
  };
}

/** The notes of a zone rule, once per zone. */
export function* singlesOnZones<P>(
  zones: Iterable<readonly number[]>,
  rule: ZoneRule<P>,
  pick: P,
): Generator<Single> {
  for (const zone of zones) {
    for (const single of rule.singles(pick)) {
      yield {
        key: `${zone.join('')}:${single.key}`,
        at: zone,
        judge: (draw) => single.judge(digitsAt(draw, zone)),
      };
    }
  }
}

/** The most zones that one draw can match: overlapping zones must agree on the shared positions. */
function mostZonesTogether(zones: readonly (readonly number[])[], rows: readonly number[]): number {
  let most = 0;
  for (let chosen = 1; chosen < 1 << zones.length; chosen++) {
    const allowed = new Map<number, number>();
    let size = 0;
    zones.forEach((zone, i) => {
      if (!((chosen >> i) & 1)) return;
      size++;
      zone.forEach((at, place) => allowed.set(at, (allowed.get(at) ?? 0x3ff) & rows[place]!));
    });
    if (size > most && [...allowed.values()].every((digits) => digits !== 0)) most = size;
  }
  return most;
}
