import {
  asAmount,
  asMoment,
  isRecord,
  rowsOf,
  type Parts,
  type Teller,
} from '../../../staff/operator/proposals/index.ts';
import { oddsText, percent } from './price-input.ts';
import { text } from './prices-text.ts';
import { text as pageText } from './text.ts';

const share = (parts: unknown) => (typeof parts === 'number' ? percent(parts) : undefined);
const odds = (all: unknown) =>
  Array.isArray(all) && all.every((each) => /^\d{1,18}$/.test(String(each)))
    ? all.map((each) => oddsText(BigInt(each as string)))
    : undefined;

/** What can be changed of a play, as it is frozen. */
const FIELDS: Parts = {
  odds: { name: text.odds, tell: odds },
  isOpen: { name: text.isOpen },
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

/** Fields of every play of a change, under the code of the play. */
function flat(changes: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!Array.isArray(changes) || !changes.every(isRecord)) return undefined;
  const entries = changes.flatMap(({ play, limits, ...rest }) =>
    Object.entries({ ...rest, ...(isRecord(limits) && limits) }).map(([field, value]) => [
      `${String(play)} ${field}`,
      value,
    ]),
  );
  return Object.fromEntries(entries);
}

/** Odds, limits and switches of plays, play by play; a limit that is taken away has nothing in the place of what it was. */
export const tellPrices: Teller = ({ Before, Content }, say) => {
  if (!isRecord(Content)) return undefined;
  const { gameId, effectAt, changes, ...rest } = Content;
  const [before, after] = [flat(Before), flat(changes)];
  if (!before || !after) return undefined;
  const parts: Record<string, Parts[string]> = {
    gameId: { name: { zh: '彩种编号', en: 'Number of the game' } },
  };
  for (const key of Object.keys({ ...before, ...after })) {
    const [play = '', field = ''] = key.split(' ');
    const of = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
    if (!of) return undefined;
    parts[key] = { ...of, name: { zh: `${play} ${of.name.zh}`, en: `${play} ${of.name.en}` } };
  }
  parts['effectAt'] = { name: pageText.at, tell: asMoment };
  // What is not set any more.
  const gone = Object.fromEntries(Object.keys(before).map((key) => [key, null]));
  const none = Object.fromEntries(Object.entries(gone).filter(([key]) => !(key in after)));
  const at = effectAt === undefined ? {} : { effectAt };
  return rowsOf(parts, before, { gameId, ...after, ...none, ...at, ...rest }, say);
};
