import { chooseExact } from './counting.ts';
import { numberRule, option } from './option-rule.ts';
import type { Picked } from '../entry/option-list.ts';
import type { Keno } from './keno-pick.ts';
import type { Rule } from './rule.ts';

/** 正码: an option a number, which wins when it is among the drawn ones. */
export function drawnNumbers({ drawn, numbers }: Keno): Rule<Picked> {
  const wins = chooseExact(numbers - 1, drawn - 1);
  const options = Array.from({ length: numbers }, (_, i) => {
    const label = String(i + 1).padStart(2, '0');
    return option(label, label, label, wins, (draw) => draw.includes(i + 1));
  });
  return numberRule(chooseExact(numbers, drawn), options);
}
