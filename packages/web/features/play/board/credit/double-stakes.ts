import { stakeOfText } from './credit.ts';
import type { Credit } from './use-credit.ts';

/** Twice an amount as it is typed; one that is none, or would be too large to type, stays as it is. */
export function doubledText(text: string): string {
  const amount = stakeOfText(text);
  if (amount === undefined) return text;
  const twice = String(Number(amount * 2n) / 1000);
  return stakeOfText(twice) === undefined ? text : twice;
}

type Typed = Pick<Credit, 'stakes' | 'setStake' | 'preset'> & {
  readonly setPreset: (text: string) => void;
};

/** Doubles what is staked on the options; where nothing is, what one tap stakes. */
export function doubleStakes(credit: Typed): void {
  const { stakes, setStake, preset, setPreset } = credit;
  const staked = Object.entries(stakes).flatMap(([play, options]) =>
    Object.entries(options).flatMap(([option, text]) =>
      stakeOfText(text) === undefined ? [] : [{ play, option, text }],
    ),
  );
  if (staked.length === 0) setPreset(doubledText(preset));
  for (const { play, option, text } of staked) setStake(play, option, doubledText(text));
}
