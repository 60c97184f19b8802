import { ok, refused } from '../../core/result.ts';
import { pickedTwice, tooLong, unknownSymbol } from './problem.ts';
import { placeOf } from './place.ts';
import type { Option } from '../play.ts';
import type { Entry } from '../rule/rule.ts';

/** Picked options by index, ascending. A play may have more options than a mask has bits. */
export type Picked = readonly number[];

const LONGEST_LIST = 1000;

/**
 * Options of a double-sided play, `big,odd`: codes, or Chinese names as plays.md section 0 writes them.
 * The canonical text has the codes.
 */
export function optionList(options: readonly Option[]): Entry<Picked> {
  const indexes = new Map<string, number>();
  options.forEach((option, i) => indexes.set(option.name.zh, i));
  options.forEach((option, i) => indexes.set(option.code, i));
  return {
    input: 'optionList',
    layout: {
      rows: [
        {
          label: { zh: '选项', en: 'Options' },
          symbols: options.map((option) => option.code),
          labels: options.map((option) => option.name),
          min: 1,
          max: options.length,
          quick: false,
        },
      ],
    },
    parse(content) {
      if (content.length > LONGEST_LIST) return refused(tooLong(LONGEST_LIST));
      const picked: number[] = [];
      const stop = (): number => placeOf(content, 0, picked.length);
      for (const item of content.trim() === '' ? [] : content.split(/[,，]/)) {
        const index = indexes.get(item.trim());
        if (index === undefined) return refused(unknownSymbol(stop(), 0, item));
        if (picked.includes(index)) return refused(pickedTwice(stop(), 0, item.trim()));
        picked.push(index);
      }
      return ok(picked.toSorted((a, b) => a - b));
    },
    format: (picked) => picked.map((index) => options[index]!.code).join(','),
  };
}
