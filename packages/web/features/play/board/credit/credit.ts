import { plainNumber } from '@fairlot/rules/core/typed-number';
import {
  divFloor,
  mills,
  moneyFromNumber,
  timesMoney,
  type Money,
} from '@fairlot/rules/core/money';
import type { Play } from '@fairlot/rules/play/play';
import { mostPrize } from '@fairlot/rules/odds/index';
import type { NewLine, PriceOf } from '../picks/line.ts';
import type { Counted } from '../picks/picks.ts';

/** What the player typed as stakes, by play and option; text, so that a half-typed amount stays. */
export type Stakes = { readonly [play: string]: { readonly [option: string]: string } };

/** The odds of a game as the server told it; 0 for an option that is sealed. */
export type OddsTable = {
  readonly version: number;
  readonly plays: { readonly [play: string]: readonly bigint[] };
  readonly closed: readonly string[];
};

/** A stake text that is longer is not taken: nobody types so many figures. */
export const LONGEST_STAKE = 24;

const STAKE = /^\d{0,8}(\.\d{0,3})?$/;

/** The amount of a stake text; undefined for nothing or zero. */
export function stakeOfText(text: string | undefined): Money | undefined {
  const plain = plainNumber(text ?? '');
  if (!/\d/.test(plain) || !STAKE.test(plain)) return undefined;
  const amount = moneyFromNumber(Number(plain));
  return amount === undefined || amount === 0n ? undefined : amount;
}

/** A text that is no amount: it stakes nothing, and nothing goes out until it is one. */
export const isBadStake = (text: string): boolean => {
  const plain = plainNumber(text);
  return plain !== '' && !(/\d/.test(plain) && STAKE.test(plain));
};

export const hasBadStake = (stakes: Stakes): boolean =>
  Object.values(stakes).some((options) => Object.values(options).some(isBadStake));

export const withStake = (stakes: Stakes, play: string, option: string, text: string): Stakes => ({
  ...stakes,
  [play]: { ...stakes[play], [option]: text },
});

/** Odds and largest prize of a selection at the table's odds; `unit` is the stake of one note. */
function priceAt(table: OddsTable, play: Play, content: string, unit: Money) {
  const all = table.plays[play.form];
  const parsed = play.parse(content);
  if (!all || !parsed.ok) return undefined;
  const [odds] = play.oddsOf(parsed.value, all);
  // None of an option that is sealed.
  if (!odds) return undefined;
  return { odds, most: mostPrize(play, parsed.value, all, unit) };
}

/** A counted selection of a play without options, at the same stake for each note. */
export function noteLine(
  table: OddsTable,
  play: Play,
  { content, notes }: Counted,
  unitText: string,
): NewLine | undefined {
  const unit = stakeOfText(unitText);
  if (unit === undefined || table.closed.includes(play.code)) return undefined;
  const price = priceAt(table, play, content, unit);
  if (!price) return undefined;
  const amount = timesMoney(unit, notes);
  const line = { play: play.code, content, notes, mode: 0, multiple: 1, amount } as const;
  return { ...line, ...price, oddsVersion: table.version };
}

/** How double-sided lines are priced by a table. */
export const pricesOf =
  (table: OddsTable, plays: readonly Play[]): PriceOf =>
  (line) => {
    const play = plays.find(({ code }) => code === line.play);
    return (
      play && priceAt(table, play, line.content, mills(divFloor(line.amount, BigInt(line.notes))))
    );
  };

/** The lines of every stake on the board, in the order of plays and options. */
export function creditLines(
  stakes: Stakes,
  plays: readonly Play[],
  table: OddsTable,
): readonly NewLine[] {
  return plays.flatMap((play) =>
    play.options.flatMap((option): NewLine[] => {
      const amount = stakeOfText(stakes[play.code]?.[option.code]);
      if (amount === undefined || table.closed.includes(play.code)) return [];
      const price = priceAt(table, play, option.code, amount);
      if (!price) return [];
      const { code: content } = option;
      const line = { play: play.code, content, notes: 1, mode: 0, multiple: 1, amount } as const;
      return [{ ...line, ...price, oddsVersion: table.version }];
    }),
  );
}

/** The table after a push: newer versions replace the odds they name, and those of the issue on sale do. */
export function withOdds(
  table: OddsTable,
  plays: readonly Play[],
  push: {
    readonly Version: number;
    readonly SerialNumber?: number | undefined;
    readonly Odds: readonly {
      readonly Play: string;
      readonly Option: string;
      readonly Odds: bigint;
    }[];
  },
): OddsTable {
  const version = push.SerialNumber ? table.version : push.Version;
  if (!push.SerialNumber && version <= table.version) return table;
  const next: { [play: string]: readonly bigint[] } = { ...table.plays };
  for (const change of push.Odds) {
    // Forms of the years to come have the options of this one.
    const play = plays.find(({ code }) => code === change.Play.split('@')[0]);
    const at = play?.quotes.findIndex(({ code }) => code === change.Option) ?? -1;
    const known = next[change.Play];
    if (at !== -1 && known) next[change.Play] = known.with(at, change.Odds);
  }
  return { ...table, version, plays: next };
}
