import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { bonusEnded, bonusOffered, offerEnded } from './inbox-text.ts';

test('a player reads what he is offered, and of one that ended what became cash and what did not', () => {
  expect(bonusOffered(mills(88_000), { zh: '新年', en: 'New year' })).toMatchObject({
    title: { zh: '可领取红利 88.000', en: 'A bonus of 88.000' },
    content: {
      zh: '新年。领取前请查看流水要求与限制。',
      en: 'New year. Read what it asks for before you take it.',
    },
    link: { Window: 'BonusWallet' },
  });
  const moved = { released: mills(20_000), taken: mills(1) };
  expect(bonusEnded('COMPLETED', moved).content).toEqual({
    zh: '转入主钱包 20.000；收回 0.001。',
    en: '20.000 went to your balance; 0.001 went back.',
  });
});

test('of one that he never took he reads that, and of nothing that went to his balance', () => {
  const said = (['EXPIRED', 'FORFEITED', 'REVOKED'] as const).map((state) =>
    offerEnded(state, mills(5_000)),
  );
  expect(said.map(({ title }) => title.en)).toEqual([
    'The bonus that you were offered has lapsed',
    'You declined a bonus',
    'The bonus that you were offered was withdrawn',
  ]);
  for (const { content } of said) {
    expect(content).toEqual({
      zh: '红利 5.000 未被领取，您的余额没有变动。',
      en: 'The bonus of 5.000 was not taken. Your balance is unchanged.',
    });
  }
});
