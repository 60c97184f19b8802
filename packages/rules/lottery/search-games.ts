import type { Bilingual } from '../core/text.ts';
import { familyWords } from './family-words.ts';
import { soundsLike } from './pinyin.ts';

/** What a search reads of a game. */
export type GameLabel = {
  readonly code: string;
  readonly family: string;
  readonly name: Bilingual;
};

/** A shorter word is a typo of too many others. A Han character says as much as several letters. */
const FORGIVEN_FROM = 4;
const FORGIVEN_HAN_FROM = 3;

/** Without case, width, blanks and dashes, so that `11选5` finds `11 选 5`. */
const plainWord = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s'·-]+/g, '');

/** Whether a word is the other one, but for one character that is added, missing, wrong or swapped with the next. */
export function isOneEdit(word: string, other: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  let [end, otherEnd] = [word.length, other.length];
  while (end > start && otherEnd > start && word[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  const [left, right] = [word.slice(start, end), other.slice(start, otherEnd)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left === right[1]! + right[0]!;
}

const namesOf = ({ code, name }: GameLabel): readonly string[] =>
  [name.zh, name.en, code].map(plainWord);

/** Whether the names of a game contain what was typed, or the words of its family begin with it. */
const isMeant = (label: GameLabel, typed: string): boolean =>
  namesOf(label).some((name) => name.includes(typed)) ||
  familyWords(label.family).some((word) => word.startsWith(typed)) ||
  soundsLike(label.name.zh, typed);

/** Whether a word, or its beginning, is what was typed but for one edit. */
const isNear = (word: string, typed: string): boolean =>
  [-1, 0, 1].some((more) => isOneEdit(word.slice(0, typed.length + more), typed));

function isNearlyMeant(label: GameLabel, typed: string): boolean {
  const least = /\p{Script=Han}/u.test(typed) ? FORGIVEN_HAN_FROM : FORGIVEN_FROM;
  if (typed.length < least) return false;
  return [...familyWords(label.family), ...namesOf(label)].some((word) => isNear(word, typed));
}

/**
 * Finds games by what people type: names in both languages, codes, pinyin, and the words of their family.
 * If nothing is found, each word counts by itself; if that finds nothing either, one typo is forgiven.
 * Returns all games if nothing is typed.
 */
export function searchGames<Game>(
  games: readonly Game[],
  typed: string,
  labelOf: (game: Game) => GameLabel,
): readonly Game[] {
  const parts = typed.split(/\s+/).map(plainWord).filter(Boolean);
  const whole = parts.join('');
  const ways: readonly ((label: GameLabel) => boolean)[] = [
    (label) => isMeant(label, whole),
    (label) => parts.every((part) => isMeant(label, part)),
    (label) => isNearlyMeant(label, whole),
  ];
  for (const way of ways) {
    const found = games.filter((game) => way(labelOf(game)));
    if (found.length > 0) return found;
  }
  return [];
}
