import type { Bilingual } from '@fairlot/rules/core/text';
import {
  asAmount,
  asItIs,
  asMoment,
  isRecord,
  oneOf,
  rowsOf,
  withAbout,
  type Part,
  type Parts,
  type Teller,
} from '../../../staff/operator/proposal-content/index.ts';
import { oddsText, percent } from './price-input.ts';
import { text } from './prices-text.ts';
import { text as pageText } from './text.ts';

const share = (parts: unknown) => (typeof parts === 'number' ? percent(parts) : undefined);
const odds = (value: unknown) =>
  /^\d{1,18}$/.test(String(value)) ? oddsText(BigInt(value as string)) : undefined;

/** What can be changed of a play, as it is frozen. */
const FIELDS: Parts = {
  isOpen: { name: text.state, tell: oneOf({ true: text.on, false: text.off }) },
  prizeLimit: { name: text.prizeLimit, tell: asAmount },
  minStake: { name: text.minStake, tell: asAmount },
  maxStake: { name: text.maxStake, tell: asAmount },
  maxNotes: { name: text.maxNotes },
  maxNotesRatio: { name: text.notesShare, tell: share },
  soloRatio: { name: text.soloShare, tell: share },
  soloPrize: { name: text.soloPrize, tell: asAmount },
  liability: { name: text.liability, tell: asAmount },
  oddsStep: { name: text.step, tell: asAmount },
  oddsDrop: { name: text.drop, tell: share },
  oddsFloor: { name: text.floor, tell: share },
};

type Named = { readonly name: unknown; readonly group: unknown; readonly options: unknown };
type Values = Readonly<Record<string, unknown>>;

/** Names of plays by code, which the server adds to the content. */
function namedOf(plays: unknown, play: string): Named {
  const named = isRecord(plays) ? plays[play] : undefined;
  const { name = play, group = '', options = [] } = isRecord(named) ? named : {};
  return { name, group, options };
}

/** Fields of every play of a change, under the code of the play; odds option by option. */
function flat(changes: unknown): Values | undefined {
  if (!Array.isArray(changes) || !changes.every(isRecord)) return undefined;
  const entries = changes.flatMap(({ play, limits, odds: all = [], ...rest }) => {
    const each = Array.isArray(all) ? all.map((one, at) => [`odds.${at}`, one] as const) : [];
    const fields = Object.entries({ ...rest, ...(isRecord(limits) && limits) });
    return [...each, ...fields].map(([field, value]) => [`${String(play)} ${field}`, value]);
  });
  return Object.fromEntries(entries);
}

function partOf(field: string, options: unknown): Part | undefined {
  if (!field.startsWith('odds.')) {
    return Object.hasOwn(FIELDS, field) ? (FIELDS[field] ?? undefined) : undefined;
  }
  const at = Number(field.slice('odds.'.length));
  const option: unknown = Array.isArray(options) ? options[at] : undefined;
  const nameIn = (language: keyof Bilingual): string =>
    String(asItIs(option ?? at + 1, (words) => words[language]) ?? at + 1);
  const { zh, en } = text.odds;
  return { name: { zh: `${zh} ${nameIn('zh')}`, en: `${en} ${nameIn('en')}` }, tell: odds };
}

/** Leaves out unchanged odds: a play has up to hundreds. */
const isOddsThatStays = (key: string, before: Values, after: Values): boolean =>
  key.includes(' odds.') && before[key] === after[key];

/**
 * Odds, limits and switches of plays, play by play; a limit that is taken away has nothing in the place of what it
 * was.
 */
export const tellPrices: Teller = ({ Before, Content }, say) => {
  if (!isRecord(Content)) return undefined;
  const { gameId, game = gameId, plays, effectAt, changes, ...rest } = withAbout(Content);
  const [was, would] = [flat(Before), flat(changes)];
  if (!was || !would) return undefined;
  const keys = Object.keys({ ...was, ...would }).filter((key) => !isOddsThatStays(key, was, would));
  const isOne = new Set(keys.map((key) => key.split(' ')[0])).size === 1;
  const parts: Record<string, Parts[string]> = {
    game: { name: { zh: '彩种', en: 'Game' }, isSubject: true },
    play: { name: text.play, isSubject: true },
  };
  for (const key of keys) {
    const [play = '', field = ''] = key.split(' ');
    const { options, name } = namedOf(plays, play);
    const of = partOf(field, options);
    if (!of) return undefined;
    const nameIn = (language: keyof Bilingual): string =>
      `${String(asItIs(name, (words) => words[language]) ?? play)} · ${of.name[language]}`;
    parts[key] = isOne ? of : { ...of, name: { zh: nameIn('zh'), en: nameIn('en') } };
  }
  parts['effectAt'] = {
    name: pageText.at,
    tell: (value, to) => (value === 'now' ? to(pageText.onConfirm) : asMoment(value, to)),
  };
  const named = [...new Set(keys.map((key) => key.split(' ')[0] ?? ''))].map((play) => {
    const { group, name } = namedOf(plays, play);
    return [group, name]
      .map((each) => String(asItIs(each, say) ?? ''))
      .join(' ')
      .trim();
  });
  const only = (values: Values): Values =>
    Object.fromEntries(keys.filter((key) => key in values).map((key) => [key, values[key]]));
  // What is not set any more.
  const none = Object.fromEntries(
    keys.filter((key) => key in was && !(key in would)).map((key) => [key, null]),
  );
  const after = { game, play: named, ...only(would), ...none, effectAt: effectAt ?? 'now' };
  return rowsOf(parts, only(was), { ...after, ...rest }, say);
};
