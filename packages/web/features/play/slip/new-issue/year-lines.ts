import type { Play } from '@fairlot/rules/play/play';
import type { Board } from '../../board/pads/index.ts';
import type { NewLine } from '../../board/picks/index.ts';
import { againLine } from '../lines/again-line.ts';

type Now = { readonly prizeGroup: number; readonly table: Board['credit']['table'] };

/**
 * A line as it is for the issue that is bet on now: the same line, unless a new lunar year gave its
 * animals other numbers, and with them another count or other odds. Odds that people changed are not
 * taken here: the player is asked about those.
 */
export function lineOfYear<L extends NewLine>(line: L, play: Play, now: Now): L {
  if (play.form === play.code) return line;
  const { content: Content, notes: Notes, mode: Mode, multiple: Multiple, amount: Amount } = line;
  const fresh = againLine({ Content, Notes, Mode, Multiple, Amount }, play, now);
  if (!fresh) return line;
  const isSamePrice = fresh.odds === line.odds || fresh.oddsVersion !== line.oddsVersion;
  return fresh.notes === line.notes && isSamePrice ? line : { ...line, ...fresh };
}
