import { describe, expect, it } from 'vitest';
import { allPlays, findForm, type Play } from '../play/index.ts';
import { creditFairOdds, defaultCreditOdds } from './credit-odds.ts';
import { publishedOdds } from './published-prizes.ts';
import { returnFault, returnParts } from './return-bounds.ts';
import { returnToPlayer } from './return-to-player.ts';

const formOf = (form: string): Play => {
  const play = findForm(form);
  if (!play) throw new Error(`${form} is a form`);
  return play;
};
const credit = allPlays().filter(({ style }) => style === 'credit');

describe('the bounds of a return', () => {
  it('let every play be published at the odds that it begins with', () => {
    for (const play of credit.flatMap((listed) => listed.forms())) {
      const odds = defaultCreditOdds(play);
      expect(returnFault(play, odds, odds), play.form).toBeUndefined();
    }
    for (const [form, odds] of publishedOdds({ id: 59, family: 'kl8' })) {
      expect(returnFault(formOf(form), odds, odds), form).toBeUndefined();
    }
  });

  it('let no option return a ten-thousandth more than is staked on it', () => {
    for (const play of credit.flatMap((listed) => listed.forms().slice(0, 1))) {
      const standard = defaultCreditOdds(play);
      const fair = creditFairOdds(play);
      expect(returnFault(play, fair, standard), play.form).toBeUndefined();
      // Rounded down, the fair odds leave less than a ten-thousandth of the odds.
      const one = fair.map((odds, i) => (i === fair.length - 1 ? odds + 1n : odds));
      const over = returnToPlayer(play, one).some(({ over: paid, under }) => paid > under);
      expect(returnFault(play, one, standard) === 'RETURN_ABOVE', play.form).toBe(over);
    }
  });

  it('name what is above and what is below, in the words of the counts', () => {
    const total = formOf('ssc.c.total');
    const standard = defaultCreditOdds(total);
    const big = (odds: bigint) => returnFault(total, standard.with(0, odds), standard);
    expect(returnParts(returnToPlayer(total, standard)[0]!)).toBe(9_900);
    expect([big(20_000n), big(20_001n)]).toEqual([undefined, 'RETURN_ABOVE']);
    expect([big(18_000n), big(17_999n)]).toEqual([undefined, 'RETURN_BELOW']);
  });

  it('promise no more of a published prize than it gave at first', () => {
    const [[form, odds] = ['', []]] = publishedOdds({ id: 59, family: 'kl8' });
    const play = formOf(form);
    const lower = odds.map((each) => each - 1n);
    expect(returnFault(play, lower, odds)).toBe('RETURN_BELOW');
  });
});
