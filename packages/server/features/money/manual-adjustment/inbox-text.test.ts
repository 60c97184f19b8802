import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { messageOf } from './inbox-text.ts';

test('a player reads what moved, as what, and what was said of it', () => {
  expect(messageOf('deduct', mills(1_234_567), { zh: '', en: 'booked twice' })).toEqual({
    tab: 'money',
    title: { zh: '人工扣款 -1,234.567', en: 'Manual deduct -1,234.567' },
    content: { zh: '明细见资金流水。如有疑问，请联系客服。', en: 'booked twice' },
    link: { Window: 'CashFlowRecord' },
  });
});
