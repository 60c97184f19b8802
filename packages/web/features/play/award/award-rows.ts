// What a game pays, play by play, for the player who looks. Pure.
import { isListed } from '@fairlot/rules/odds/prize-list';
import { officialOdds } from '@fairlot/rules/odds/index';
import type { Play } from '@fairlot/rules/play/play';
import { limitsOf, type GameLimits } from '../board/credit/index.ts';

/** What the server says of a game now. */
export type Terms = GameLimits & {
  readonly Plays: Readonly<Record<string, readonly bigint[]>>;
  readonly ClosedPlays: readonly string[];
};

export type AwardRow = {
  readonly play: Play;
  /** By tier or option; empty while they are not known. */
  readonly odds: readonly bigint[];
  /** Paid by a published list, whatever the prize group. */
  readonly isListed: boolean;
  readonly isClosed: boolean;
  readonly limits: ReturnType<typeof limitsOf>;
};

/** One tab of a game: `official:fixed`. */
export const tabOf = ({ style, group }: Pick<Play, 'style' | 'group'>): string =>
  `${style}:${group.code}`;

const isFound = (play: Play, find: string): boolean => {
  const { name, group, section, code } = play;
  const texts = [name.zh, name.en, group.name.zh, group.name.en, section.zh, section.en, code];
  return texts.some((text) => text.toLowerCase().includes(find));
};

/** The plays that stand under a tab (all where it is empty) and have a text in one of their names. */
export function foundPlays(plays: readonly Play[], tab: string, typed: string): readonly Play[] {
  const find = typed.trim().toLowerCase();
  return plays.filter((play) => (tab === '' || tabOf(play) === tab) && isFound(play, find));
}

/** What a play pays a player of a prize group. */
export function awardOf(
  play: Play,
  categoryId: number,
  prizeGroup: number,
  terms: Terms,
): AwardRow {
  const isOfList = isListed(categoryId, play);
  const isGrouped = play.style === 'official' && !isOfList;
  const { code, form, style } = play;
  const ofCredit = style === 'credit' ? { oddsVersion: 0 } : {};
  return {
    play,
    odds: isGrouped ? officialOdds(play, prizeGroup) : (terms.Plays[form] ?? []),
    isListed: isOfList,
    isClosed: terms.ClosedPlays.includes(code),
    limits: limitsOf(terms, { play: code, ...ofCredit }),
  };
}
