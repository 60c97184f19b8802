import { creditFairOdds, defaultCreditOdds } from '@fairlot/rules/odds/credit-odds';
import { HIGHEST_ODDS, ODDS_UNIT } from '@fairlot/rules/odds/prize-group';
import { divFloor } from '@fairlot/rules/core/money';
import { findForm, type Play } from '@fairlot/rules/play/index';

type Odds = Readonly<Record<string, readonly bigint[]>>;

/**
 * Odds that people set for a lunar year hold in those after it too: nobody would notice that they had
 * gone back to what the rules say. As they were set where an option has as many numbers as before, at the
 * same share of the fair odds where it has not. Odds by form, in ten-thousandths; a form that is
 * named itself keeps what it is given.
 */
export function oddsOfYears(odds: Odds): Odds {
  const carried = Object.entries(odds).flatMap(([form, own]) => {
    const play = findForm(form);
    const forms = play?.forms() ?? [];
    const following = forms.slice(forms.findIndex((each) => each.form === form) + 1);
    return play ? following.map((next) => [next.form, carry(play, own, next)] as const) : [];
  });
  return { ...Object.fromEntries(carried), ...odds };
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
