import { expect, test } from 'vitest';
import { mills, ZERO } from '@fairlot/rules/core/money';
import { givenBackMessage, receivedMessage, takenBackMessage } from './inbox-text.ts';

const no = 'T20270305ABCDEF01';

test('a receiver reads from whom, how much, what to turn over and the note', () => {
  const of = { no, from: 'agent01', type: 'DEPOSIT', amount: mills(1_500_000n) } as const;
  expect(receivedMessage({ ...of, required: mills(1_500_000n), note: 'a start' })).toEqual({
    title: { zh: '上级充值 +1,500.000', en: 'Transfer received +1,500.000' },
    content: {
      zh: `agent01 向您转账 1,500.000，单号 ${no}。提款前须完成流水 1,500.000。\n备注：a start`,
      en: `agent01 transferred 1,500.000 to you, number ${no}. Turn over 1,500.000 before you withdraw.\nNote: a start`,
    },
    link: { Window: 'CashFlowRecord' },
  });
  const pay = receivedMessage({ ...of, type: 'PAY', required: ZERO, note: '' });
  expect(pay.title.en).toBe('Daily pay received +1,500.000');
  expect(pay.content.en).toContain('no turnover requirement.');
});

test('both sides read of a reversal, the receiver what is owed since', () => {
  const of = { no, amount: mills(100_000n), reason: 'wrong account' };
  expect(takenBackMessage({ ...of, owed: ZERO }).link).toEqual({ Window: 'CashFlowRecord' });
  const owing = takenBackMessage({ ...of, owed: mills(70_000n) });
  expect(owing.content.en).toContain('you owe 70.000');
  expect(owing.link).toEqual({ Window: 'Deposit' });
  expect(givenBackMessage({ ...of, to: 'alice' }).content.en).toBe(
    `Transfer ${no} to alice was reversed; the amount is back in your wallet. Reason: wrong account`,
  );
});
