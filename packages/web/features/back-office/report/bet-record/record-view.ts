// What is shown of a bet. Pure: the same record gives the same words.
import {
  ZERO,
  divFloor,
  mills,
  subtractMoney,
  sumMoney,
  timesMoney,
  type Money,
} from '@fairlot/rules/core/money';
import type { Bilingual, Language } from '@fairlot/rules/core/text';
import { payoutOf } from '@fairlot/rules/odds/prize';
import { isUnitMode, noteStake } from '@fairlot/rules/odds/stake';
import type { Draw, ListedPlay } from '@fairlot/rules/play/play';
import { readDraw } from '@fairlot/rules/play/draw-shape';
import { findFamily } from '@fairlot/rules/play/registry';
import type { BetRecord } from '@fairlot/wire/play/bet';
import { knownPlay } from '../../../play/lottery/families/index.ts';
import { BET_STATE } from './filters.ts';

export const isSettled = ({ State }: BetRecord): boolean =>
  State === BET_STATE.WIN || State === BET_STATE.NOPRIZE;

/** Gain or loss of a settled bet. */
export const changeOf = ({ Prize, Refund, Amount }: BetRecord): Money =>
  subtractMoney(sumMoney([Prize, Refund]), Amount);

export type Sums = { readonly amount: Money; readonly prize: Money; readonly change: Money };

/** What the settled bets of a list add up to. */
export function sumsOf(rows: readonly BetRecord[]): Sums {
  const settled = rows.filter(isSettled);
  return {
    amount: sumMoney(settled.map(({ Amount }) => Amount)),
    prize: sumMoney(settled.map(({ Prize, Refund }) => mills(Prize + Refund))),
    change: sumMoney(settled.map(changeOf)),
  };
}

/** Until when a player may take a bet back: official bets before the close. */
export const isCancellable = (record: BetRecord, nowMs: number): boolean =>
  record.State === BET_STATE.BET &&
  knownPlay(record.Play)?.style === 'official' &&
  nowMs < record.CloseTimeStamp;

export const playName = (code: string): Bilingual => {
  const play = knownPlay(code);
  if (!play) return { zh: code, en: code };
  const { group, name } = play;
  const full = (language: Language) => {
    const [tab, own] = [group.name[language], name[language]];
    return own.includes(tab) || tab.includes(own) ? own : `${tab} ${own}`;
  };
  return { zh: full('zh'), en: full('en') };
};

type TierResult = {
  readonly name: Bilingual;
  /** Ten-thousandths. */
  readonly odds: bigint;
  /** Undefined until the draw. */
  readonly hits: number | undefined;
  readonly prize: Money | undefined;
};

export type BetDetail = {
  readonly tiers: readonly TierResult[];
  /** Lines whose stake came back in a tie. */
  readonly refunds: number;
};

/** The draw that a bet was on; undefined before it. */
export function drawOf({ family }: ListedPlay, number: string | null): Draw | undefined {
  const shape = findFamily(family)?.draw;
  const read = shape && number ? readDraw(shape, number) : undefined;
  return read?.ok ? read.value : undefined;
}

export function unitStake({ Mode, Multiple, Amount, Notes }: BetRecord, play: ListedPlay): Money {
  if (play.style === 'credit') return mills(divFloor(Amount, BigInt(Notes)));
  return isUnitMode(Mode) ? timesMoney(noteStake(Mode, play.notePrice), Multiple) : ZERO;
}

/**
 * How a bet fared, tier by tier, worked out here from its whole content, the draw and its frozen
 * odds. Undefined where play or content is unknown.
 */
export function detailOf(record: BetRecord): BetDetail | undefined {
  const play = knownPlay(record.Play)?.on(record.DrawTimeStamp);
  const parsed = play?.parse(record.Content);
  if (!play || !parsed?.ok) return undefined;
  const draw = drawOf(play, record.WinningNumber);
  const verdict = draw && play.hits(parsed.value, draw);
  const own = play.style === 'credit' ? play.tiersOf(parsed.value) : [...play.tiers.keys()];
  const stake = unitStake(record, play);
  return {
    refunds: verdict?.refunds ?? 0,
    tiers: own.flatMap((tier, at) => {
      const name = play.tiers[tier]?.name;
      if (!name) return [];
      const odds = record.Odds[at] ?? 0n;
      const hits = verdict?.tiers[tier];
      const one = { tiers: [hits ?? 0], refunds: 0 };
      const prize = hits === undefined ? undefined : payoutOf(play, one, [odds], stake).prize;
      return [{ name, odds, hits, prize }];
    }),
  };
}

/** Decimal odds as text: `9.78`, `1.9844`. */
export function oddsText(tenThousandths: bigint): string {
  const digits = tenThousandths.toString().padStart(5, '0');
  const decimals = digits.slice(-4).replace(/0{1,2}$/, '');
  return `${digits.slice(0, -4)}.${decimals}`;
}
