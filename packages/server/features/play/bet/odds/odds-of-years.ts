import { isDeepStrictEqual } from 'node:util';
import { creditFairOdds, defaultCreditOdds } from '@fairlot/rules/odds/credit-odds';
import { HIGHEST_ODDS, ODDS_UNIT } from '@fairlot/rules/odds/prize-group';
import { divFloor } from '@fairlot/rules/core/money';
import { findForm, type Play } from '@fairlot/rules/play/index';

type Odds = Readonly<Record<string, readonly bigint[]>>;

/**
 * Odds that people set for a lunar year hold in those after it too, up to one that people set as well:
 * nobody would notice that they had gone back to what the rules say. As they were set where an option has
 * as many numbers as before, at the same share of the fair odds where it has not. Odds by form, in
 * ten-thousandths; a form that is named itself keeps what it is given.
 * @param now - Odds that the game has beyond the rules, those that were carried along among them.
 */
export function oddsOfYears(odds: Odds, now: Odds = {}): Odds {
  const carried = Object.entries(odds).flatMap(([form, own]) => {
    const play = findForm(form);
    if (!play) return [];
    const following = formsAfter(play);
    const end = following.findIndex((next) => odds[next.form] ?? isSetByPeople(next, now));
    const free = end === -1 ? following : following.slice(0, end);
    return free.map((next) => [next.form, carry(play, own, next)] as const);
  });
  return { ...Object.fromEntries(carried), ...odds };
}

function formsAfter(play: Play): readonly Play[] {
  const forms = play.forms();
  return forms.slice(forms.findIndex(({ form }) => form === play.form) + 1);
}

/** Whether the odds of a form are there because they were set for it, and not for a year before it. */
function isSetByPeople(play: Play, now: Odds): boolean {
  const own = now[play.form];
  if (!own) return false;
  const forms = play.forms();
  const before = forms.slice(
    0,
    forms.findIndex(({ form }) => form === play.form),
  );
  return !before.some((earlier) => {
    const set = now[earlier.form];
    return set && isDeepStrictEqual(carry(earlier, set, play), own);
  });
}

/** What was set for one form, in another. */
function carry(from: Play, own: readonly bigint[], to: Play): readonly bigint[] {
  const [standard, fair] = [defaultCreditOdds(from), creditFairOdds(from)];
  const [next, nextFair] = [defaultCreditOdds(to), creditFairOdds(to)];
  return to.quotes.map(({ code }, at): bigint => {
    const before = from.quotes.findIndex((quote) => quote.code === code);
    const [set, usual, base] = [own[before], standard[before], fair[before]];
    const fallback = next[at] ?? ODDS_UNIT;
    if (set === undefined || base === undefined || set === usual) return fallback;
    const scaled = divFloor(set * (nextFair[at] ?? base), base);
    if (scaled <= ODDS_UNIT) return ODDS_UNIT + 1n;
    return scaled > HIGHEST_ODDS ? HIGHEST_ODDS : scaled;
  });
}
