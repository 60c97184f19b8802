import { checkList } from '@fairlot/rules/check/withdraw-checklist';
import { leavesNothing, withdrawTermsFor } from '@fairlot/rules/check/layer-limits';
import {
  beyondOwed,
  firstMost,
  mostWithFee,
  typeTwoLeft,
  type WithdrawTerms,
} from '@fairlot/rules/check/withdraw';
import { type Money, subtractMoney, ZERO } from '@fairlot/rules/core/money';
import type { Output } from '@fairlot/wire/core';
import type { WithdrawCheck, withdrawHttp, WithdrawTarget } from '@fairlot/wire/money/withdraw';
import { hasFlag } from '@fairlot/rules/check/access';
import { heldBy } from '#ledger';
import type { Platform } from '#platform/feature';
import { hasAuthenticator } from '../../../account/authenticator/index.ts';
import { limitsFor } from '../../player-tier/index.ts';
import { payeesOf } from '../../payout-account/index.ts';
import { withdrawRate } from '../../exchange-rate/index.ts';
import { currentSettings } from '../../../site/settings/values/index.ts';
import { requirementOf } from '../../wagering/index.ts';
import { type Facts, factsOf, type Target, targetOf } from './facts.ts';
import { presentRecord } from './records.ts';
import { termsOf, WITHDRAW_SETTINGS } from './settings.ts';
import { readParts } from './store.ts';
import { findPending, lastUsed } from './store-form.ts';

type Form = Output<typeof withdrawHttp.getWithdrawData>;
const least = (a: Money, b: Money): Money => (a < b ? a : b);
const left = (most: Money, sum: Money): Money => (most > sum ? subtractMoney(most, sum) : ZERO);

function presentTarget(terms: WithdrawTerms, facts: Facts, target: Target): WithdrawTarget {
  const ofMethod = left(terms.methodDayMost[target.kind], target.methodSumToday);
  return {
    Id: Number(target.payee.id),
    Kind: target.kind,
    Bank: target.payee.bank,
    BankName: { zh: target.bankName.zh, en: target.bankName.en },
    Shown: target.payee.shown,
    IsTypeTwo: target.isTypeTwo,
    UsableTimeStamp: target.usableAtMs,
    IsOn: target.isOn,
    Maintenance: { zh: target.maintenance.zh, en: target.maintenance.en },
    DayLeft: target.isTypeTwo ? least(ofMethod, typeTwoLeft(terms, target)) : ofMethod,
    Min: terms.least,
    Max: facts.isFirst ? least(terms.most, firstMost(terms, facts)) : terms.most,
    FeeRate: terms.feeRate,
    FeeCap: terms.feeCap,
    Available: mostWithFee(terms, facts.countToday, beyondOwed(facts)),
    Shut: shutOf(terms, facts, target),
  };
}

function shutOf(terms: WithdrawTerms, facts: Facts, target: Target): WithdrawTarget['Shut'] {
  const isTooLittle = (most: Money): boolean => terms.least > most;
  const ofCard = target.isTypeTwo ? least(terms.typeTwoDay, terms.typeTwoYear) : terms.most;
  if (leavesNothing(terms, target.kind) || isTooLittle(ofCard)) return 'NOTHING';
  // What a card has left of the year is no more tomorrow.
  if (target.isTypeTwo && isTooLittle(left(terms.typeTwoYear, target.cardSumYear)))
    return 'NOTHING';
  if (facts.isFirst && isTooLittle(firstMost(terms, facts))) return 'FIRST';
  const ofMethod = left(terms.methodDayMost[target.kind], target.methodSumToday);
  const ofDay = least(ofMethod, left(terms.dayMost, facts.sumToday));
  const cardLeft = target.isTypeTwo ? least(ofDay, typeTwoLeft(terms, target)) : ofDay;
  return isTooLittle(cardLeft) ? 'DAY' : null;
}

/** All that the form shows, and whatever stands in the way before it is filled in (product 2.5). */
export async function getWithdrawData(
  { db }: Pick<Platform, 'db'>,
  playerId: bigint,
): Promise<Form> {
  const { currency } = await currentSettings(db)();
  const terms = termsOf(await WITHDRAW_SETTINGS.read(db));
  const facts = await factsOf(db, playerId, currency);
  const used = await lastUsed(db, playerId);
  const payees = (await payeesOf(db, playerId)).toSorted(
    (a, b) => (used.get(b.id) ?? 0) - (used.get(a.id) ?? 0),
  );
  const targets = await Promise.all(payees.map((payee) => targetOf(db, payee, facts.row)));
  const limits = await limitsFor(db, playerId, ['card', 'usdt', 'purse']);
  const termsFor = ({ kind }: Target) => withdrawTermsFor(terms, kind, limits.get(kind));
  const checks = checkList(terms, facts, {
    hasFundPassword: facts.row.has_fund_password,
    hasTarget: targets.length > 0,
    isCooling: targets.every(({ usableAtMs }) => usableAtMs > facts.nowMs),
  });
  const pending = await findPending(db, playerId);
  const { Gap, Lines } = await requirementOf(db, playerId);
  const rate = await withdrawRate(db);
  const isFlagged = hasFlag(facts.row.flags, 'GA_WITHDRAW');
  return {
    WalletAmount: facts.balance,
    HeldAmount: await heldBy(db, playerId, currency),
    Available: mostWithFee(terms, facts.countToday, beyondOwed(facts)),
    Owed: subtractMoney(facts.balance, beyondOwed(facts)),
    CountLeft: Math.max(0, terms.perDay - facts.countToday),
    CountMost: terms.perDay,
    FreeLeft: Math.max(0, terms.free - facts.countToday),
    FeeRate: terms.feeRate,
    FeeCap: terms.feeCap,
    DayLeft: left(terms.dayMost, facts.sumToday),
    Min: terms.least,
    Max: terms.most,
    FirstMax: facts.isFirst ? firstMost(terms, facts) : null,
    UsdtMin: terms.usdtLeast,
    UsdtMax: terms.usdtMost,
    UsdtRate: rate?.rate ?? null,
    UsdtRateTimeStamp: rate?.atMs ?? null,
    UsdtQuoteSeconds: rate?.goodS ?? 0,
    IsCodeAsked: isFlagged || (await hasAuthenticator(db, playerId)),
    Checks: checks.map(({ check, isGood, fault }) => ({
      Check: check as WithdrawCheck['Check'],
      IsGood: isGood,
      Params: { ...fault?.params },
    })),
    Gap,
    Lines: Lines.filter(({ State }) => State === 0),
    Targets: targets.map((target) => presentTarget(termsFor(target), facts, target)),
    Pending: pending ? presentRecord(pending, await readParts(db, playerId, [pending.id])) : null,
    DateTimeNow: facts.nowMs,
  };
}
