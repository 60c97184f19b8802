import {
  asAmount,
  asMoment,
  counted,
  hasOnly,
  inRows,
  isRecord,
  oneOf,
  rowsOf,
  someOf,
  type Part,
  type Parts,
  type Teller,
  withAbout,
} from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';
import { text as dayText } from './calendar/text.ts';
import { text as limitText } from './page/limits-text.ts';
import { tellPrices } from './page/prices-in-words.ts';
import { lateTimeOf, timeOf } from './page/read-input.ts';
import { text } from './page/text.ts';

const GAME = { name: { zh: '彩种', en: 'Game' }, isSubject: true } as const;
/** A change without a time holds as soon as it is confirmed. */
const AT: Part = {
  name: text.at,
  tell: (value, say) => (value === 'now' ? say(text.onConfirm) : asMoment(value, say)),
};

const RULES: Readonly<Record<string, typeof dayText.rest>> = {
  rest: dayText.rest,
  open: dayText.open,
  extra: dayText.extra,
  null: { zh: '按彩种惯例', en: 'As the game has it' },
};

const YEAR = { name: { zh: '确认全年休市', en: 'Confirm all days off of the year' } };
const ALL = { zh: '全部随公休日休市的彩种', en: 'all that keep the days off' };

/** Rules by their day; undefined where there is anything else. */
const byDay = (all: unknown): Readonly<Record<string, string>> | undefined =>
  Array.isArray(all) && all.every((each) => hasOnly(each, ['day', 'rule']))
    ? Object.fromEntries(all.map(({ day, rule }) => [String(day), String(rule)]))
    : undefined;

/** Days by their date, each with its rule. */
const tellDays: Teller = ({ Before, Content }, say) => {
  if (!hasOnly(Before, ['gameId', 'days']) || !isRecord(Content)) return undefined;
  const { gameId, game, days, year, source, ...rest } = withAbout(Content);
  const [before, after] = [byDay(Before['days']), byDay(days)];
  if (!before || !after) return undefined;
  const day = (name: string): Part => ({ name: { zh: name, en: name }, tell: oneOf(RULES) });
  const parts: Parts = Object.fromEntries(Object.keys(after).map((name) => [name, day(name)]));
  return rowsOf(
    { game: GAME, year: YEAR, source: { name: dayText.source }, ...parts },
    before,
    {
      ...rest,
      game: game ?? (gameId === null || gameId === undefined ? say(ALL) : gameId),
      ...(year !== undefined && { year: String(year) }),
      // A proposal from before sources were required has none.
      ...(typeof source === 'string' && source !== '' && { source }),
      ...after,
    },
    say,
  );
};

const everyText = (seconds: unknown) => ({ zh: `每 ${seconds} 秒`, en: `every ${seconds} s` });

type Sayer = Parameters<Teller>[1];
type Frozen = Readonly<Record<string, unknown>>;
const SESSION = ['fromSeconds', 'toSeconds', 'everySeconds'];
/** When a game draws, as it is kept or as it is asked for. */
function drawsText(from: Frozen, say: Sayer): string | string[] | undefined {
  const { intervalSeconds, drawAtSeconds, sessions } = from;
  if (typeof intervalSeconds === 'number') return say(everyText(intervalSeconds));
  if (typeof drawAtSeconds === 'number') return timeOf(drawAtSeconds);
  if (!Array.isArray(sessions) || !sessions.every((each) => hasOnly(each, SESSION)))
    return undefined;
  return sessions.map(({ fromSeconds, toSeconds, everySeconds }) => {
    const [begin, end] = [lateTimeOf(Number(fromSeconds)), lateTimeOf(Number(toSeconds))];
    return `${begin} – ${end} ${say(everyText(everySeconds))}`;
  });
}

const OF_TIMES = ['kind', 'intervalSeconds', 'drawAtSeconds', 'sessions'];
const inSeconds = counted({ zh: '秒', en: 's' });
const WEEKDAYS = {
  1: { zh: '周一', en: 'Monday' },
  2: { zh: '周二', en: 'Tuesday' },
  3: { zh: '周三', en: 'Wednesday' },
  4: { zh: '周四', en: 'Thursday' },
  5: { zh: '周五', en: 'Friday' },
  6: { zh: '周六', en: 'Saturday' },
  7: { zh: '周日', en: 'Sunday' },
};
/** What a schedule has beside its times, and keeps while it stays of its kind. */
const OF_KIND: Parts = {
  weekdays: { name: { zh: '开奖日', en: 'Draw days' }, tell: someOf(WEEKDAYS) },
  mondayLateSeconds: { name: { zh: '周一推迟', en: 'Delay on Mondays' }, tell: inSeconds },
  isSummerEarlier: { name: { zh: '夏令时提前', en: 'Earlier in summer' } },
};
const TIMETABLE: Parts = {
  game: GAME,
  draws: { name: { zh: '开奖', en: 'Draws' } },
  ...OF_KIND,
  closeLeadSeconds: { name: text.lead, tell: inSeconds },
  fromDay: { name: text.fromDay },
};
const tellTimetable: Teller = ({ Before, Content }, say) => {
  if (!hasOnly(Before, ['schedule', 'closeLeadSeconds']) || !isRecord(Content)) return undefined;
  const { schedule, closeLeadSeconds: lead } = Before;
  if (!isRecord(schedule)) return undefined;
  const { gameId, game, fromDay, intervalSeconds, drawAtSeconds, sessions, ...rest } =
    withAbout(Content);
  const { kind } = schedule;
  const ofKind = Object.fromEntries(
    Object.entries(schedule).filter(([name]) => !OF_TIMES.includes(name)),
  );
  const asked = { intervalSeconds, drawAtSeconds, sessions };
  const is = drawsText(schedule, say);
  const isAsked = Object.values(asked).some((value) => value !== undefined);
  const would = isAsked ? drawsText(asked, say) : is;
  if (is === undefined || would === undefined) return undefined;
  const stays =
    !isAsked ||
    (kind === 'daily' && drawAtSeconds !== undefined) ||
    (kind === 'sessions' && sessions !== undefined);
  const kept = Object.entries(ofKind).map(([name, value]) => [name, stays ? value : null]);
  const after = {
    draws: would,
    ...Object.fromEntries(kept),
    // What is not asked for stays.
    closeLeadSeconds: lead,
    ...rest,
    game: game ?? gameId,
    ...(fromDay !== undefined && { fromDay }),
  };
  return rowsOf(TIMETABLE, { draws: is, ...ofKind, closeLeadSeconds: lead }, after, say);
};

const { PrizeLimit, MinStake, MaxStake, MaxMultiple, IssuePrize, Budget } = limitText;
const LIMIT_NAMES = {
  prizeLimit: PrizeLimit,
  minStake: MinStake,
  maxStake: MaxStake,
  maxMultiple: MaxMultiple,
  issuePrize: IssuePrize,
  budget: Budget,
};
const LIMITS: Parts = {
  game: GAME,
  ...Object.fromEntries(
    Object.entries(LIMIT_NAMES).map(([key, name]) => [
      key,
      key === 'maxMultiple' ? { name } : { name, tell: asAmount },
    ]),
  ),
  effectAt: AT,
  touching: {
    name: { zh: '会影响近一日投注的限额', en: 'Limits that touch bets of the last day' },
    tell: someOf(LIMIT_NAMES),
  },
};
const tellLimits: Teller = ({ Before, Content }, say) => {
  if (!isRecord(Before) || !isRecord(Content) || !isRecord(Content['limits'])) return undefined;
  const { limits, gameId, game = gameId, effectAt = 'now', ...rest } = withAbout(Content);
  // A limit that is not named is none any more.
  const none = Object.fromEntries(Object.keys(Before).map((name) => [name, null]));
  return rowsOf(
    LIMITS,
    Before,
    { ...none, ...(isRecord(limits) && limits), ...rest, game, effectAt },
    say,
  );
};

/** What is asked of others about games. */
const lotteryProposals: ProposalViews = {
  'lottery.calendar.change': inRows(tellDays),
  'lottery.games.schedule': inRows(tellTimetable),
  'lottery.games.limits': inRows(tellLimits),
  'bet.prices.change': inRows(tellPrices),
};

export default lotteryProposals;
