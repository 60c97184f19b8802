// Rules as they are typed, and as they are sent. Pure.
import { RISK_BOUNDS, RISK_NAMES } from '@fairlot/rules/check/risk-score';
import type { WithdrawRisk } from '@fairlot/rules/check/withdraw-risk';
import type { RiskRule, RiskRules } from '@fairlot/wire/money/risk';

export type TypedRule = { readonly isOn: boolean; readonly from: string; readonly weight: string };
export type TypedRules = {
  readonly rules: Readonly<Record<WithdrawRisk, TypedRule>>;
  readonly lookFrom: string;
  readonly freezeFrom: string;
};
export type Seen = {
  readonly Rules: readonly RiskRule[];
  readonly LookFrom: number;
  readonly FreezeFrom: number;
};

export const typedOf = ({ Rules, LookFrom, FreezeFrom }: Seen): TypedRules => ({
  rules: Object.fromEntries(
    Rules.map(({ Mark, IsOn, From, Weight }) => [
      Mark,
      { isOn: IsOn, from: String(From), weight: String(Weight) },
    ]),
  ) as TypedRules['rules'],
  lookFrom: String(LookFrom),
  freezeFrom: String(FreezeFrom),
});

/** A whole number within bounds; undefined for anything else. */
export function readWhole(typed: string, least: number, most: number): number | undefined {
  const text = typed.trim();
  const number = /^\d{1,10}$/.test(text) ? Number(text) : -1;
  return number >= least && number <= most ? number : undefined;
}

export const isGoodRule = ({ from, weight }: TypedRule) => ({
  from: readWhole(from, 1, RISK_BOUNDS.from) !== undefined,
  weight: readWhole(weight, 0, RISK_BOUNDS.weight) !== undefined,
});

export const isGoodScore = (typed: string): boolean =>
  readWhole(typed, 1, RISK_BOUNDS.score) !== undefined;

/** What is sent; undefined while something is typed that cannot be. */
export function readRules({ rules, lookFrom, freezeFrom }: TypedRules): RiskRules | undefined {
  const read: RiskRule[] = [];
  for (const name of RISK_NAMES) {
    const { isOn, from, weight } = rules[name];
    const [From, Weight] = [
      readWhole(from, 1, RISK_BOUNDS.from),
      readWhole(weight, 0, RISK_BOUNDS.weight),
    ];
    if (From === undefined || Weight === undefined) return undefined;
    read.push({ Mark: name, IsOn: isOn, From, Weight });
  }
  const LookFrom = readWhole(lookFrom, 1, RISK_BOUNDS.score);
  const FreezeFrom = readWhole(freezeFrom, 1, RISK_BOUNDS.score);
  if (LookFrom === undefined || FreezeFrom === undefined) return undefined;
  return { Rules: read, LookFrom, FreezeFrom };
}
