// Whether what lies on a pad is still what a bet was made of. Pure.
import type { ListedPlay } from '@fairlot/rules/play/play';
import { isOfLayout, type Draft } from '../picks/draft.ts';
import { stakeOfText } from './credit.ts';
import { contentOf, noPicks, tickedPositions } from '../picks/picks.ts';
import type { NewLine } from '../picks/line.ts';

type Sent = Pick<NewLine, 'content' | 'amount'>;

/** Whether an option is still staked with what was sent. */
export const isStakedAsSent = ({ stakes }: Draft, play: string, sent: Sent): boolean =>
  stakeOfText(stakes[play]?.[sent.content]) === sent.amount;

/** Whether the picks, or the typed entry, of a play still make the content that was sent. */
export function isPickedAsSent(
  play: ListedPlay,
  draft: Draft,
  typed: string,
  { content }: Sent,
): boolean {
  const kept = draft.picks[play.code];
  const picks = kept && isOfLayout(play.layout, kept) ? kept : noPicks(play.layout);
  if (!play.layout.text) return contentOf(play.layout, picks) === content;
  const ticked = play.layout.positions && tickedPositions(picks);
  return play.report?.(typed, ticked).content === content;
}
