import { formatAmount } from '@fairlot/rules/core/amount-text';
import { type Money, ZERO } from '@fairlot/rules/core/money';
import type { TransferType } from '@fairlot/rules/check/transfer';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Message } from '../../messaging/inbox/index.ts';

type Words = Pick<Message, 'title' | 'content' | 'link'>;

const NAMES: Readonly<Record<TransferType, Bilingual>> = {
  DEPOSIT: { zh: '上级充值', en: 'Transfer received' },
  PAY: { zh: '上级代付工资', en: 'Daily pay received' },
  DIVIDEND: { zh: '上级补发分红', en: 'Dividend received' },
};

const requirement = (required: Money): Bilingual =>
  required === ZERO
    ? { zh: '无流水要求。', en: 'It has no turnover requirement.' }
    : {
        zh: `提款前须完成流水 ${formatAmount(required)}。`,
        en: `Turn over ${formatAmount(required)} before you withdraw.`,
      };

const noted = (note: string): Bilingual =>
  note === '' ? { zh: '', en: '' } : { zh: `\n备注：${note}`, en: `\nNote: ${note}` };

/** What the receiver reads of a transfer. */
export function receivedMessage(of: {
  readonly no: string;
  readonly from: string;
  readonly type: TransferType;
  readonly amount: Money;
  readonly required: Money;
  readonly note: string;
}): Words {
  const { zh, en } = NAMES[of.type];
  const sum = formatAmount(of.amount);
  const due = requirement(of.required);
  const note = noted(of.note);
  return {
    title: { zh: `${zh} +${sum}`, en: `${en} +${sum}` },
    content: {
      zh: `${of.from} 向您转账 ${sum}，单号 ${of.no}。${due.zh}${note.zh}`,
      en: `${of.from} transferred ${sum} to you, number ${of.no}. ${due.en}${note.en}`,
    },
    link: { Window: 'CashFlowRecord' },
  };
}

/** What the receiver reads of a transfer that operators reversed. */
export function takenBackMessage(of: {
  readonly no: string;
  readonly amount: Money;
  readonly owed: Money;
  readonly reason: string;
}): Words {
  const sum = formatAmount(of.amount);
  const rest =
    of.owed === ZERO
      ? { zh: '', en: '' }
      : {
          zh: `\n钱包余额不足，欠款 ${formatAmount(of.owed)}。还清前不能提款和转账，之后的充值优先抵扣欠款。`,
          en: `\nThe wallet had less: you owe ${formatAmount(of.owed)}. You cannot withdraw or transfer until it is paid; deposits pay it first.`,
        };
  return {
    title: { zh: `转账冲正 -${sum}`, en: `Transfer reversed -${sum}` },
    content: {
      zh: `您收到的转账 ${of.no} 已被冲正。说明：${of.reason}${rest.zh}`,
      en: `Transfer ${of.no} to you was reversed. Reason: ${of.reason}${rest.en}`,
    },
    link: { Window: of.owed === ZERO ? 'CashFlowRecord' : 'Deposit' },
  };
}

/** What the sender reads of it. */
export function givenBackMessage(of: {
  readonly no: string;
  readonly to: string;
  readonly amount: Money;
  readonly reason: string;
}): Words {
  const sum = formatAmount(of.amount);
  return {
    title: { zh: `转账冲正 +${sum}`, en: `Transfer reversed +${sum}` },
    content: {
      zh: `转给 ${of.to} 的转账 ${of.no} 已被冲正，金额已退回钱包。说明：${of.reason}`,
      en: `Transfer ${of.no} to ${of.to} was reversed; the amount is back in your wallet. Reason: ${of.reason}`,
    },
    link: { Window: 'CashFlowRecord' },
  };
}
