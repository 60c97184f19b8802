import {
  asAmount,
  asMoment,
  inRows,
  isRecord,
  rowsOf,
  someOf,
  type Parts,
  type ProposalViews,
  type Teller,
} from '../operator/index.ts';
import { text as dayText } from './calendar/text.ts';
import { text as limitText } from './page/limits-text.ts';
import { tellPrices } from './page/prices-in-words.ts';
import { lateTimeOf, timeOf } from './page/read-input.ts';
import { text } from './page/text.ts';

const GAME = { name: { zh: '彩种编号', en: 'Number of the game' } };
const AT = { name: text.at, tell: asMoment };

const RULES: Readonly<Record<string, typeof dayText.rest>> = {
  rest: dayText.rest,
  open: dayText.open,
  extra: dayText.extra,
  null: { zh: '按彩种惯例', en: 'As the game has it' },
};

/** Days by their date, each with its rule. */
const tellDays: Teller = ({ Before, Content }, say) => {
  if (!isRecord(Before) || !isRecord(Content)) return undefined;
  const { gameId, days, ...rest } = Content;
  const byDay = (all: unknown) =>
    Array.isArray(all)
      ? Object.fromEntries(
          all.filter(isRecord).map((each) => [String(each['day']), String(each['rule'])]),
        )
      : {};
  const [before, after] = [byDay(Before['days']), byDay(days)];
  const parts: Parts = Object.fromEntries(
    Object.keys(after).map((day) => [
      day,
      {
        name: { zh: day, en: day },
        tell: (rule: unknown) => (RULES[String(rule)] ? say(RULES[String(rule)]!) : undefined),
      },
    ]),
  );
  const of = { ...rest, ...(gameId !== null && { gameId }) };
  return rowsOf({ gameId: GAME, ...parts }, before, { ...of, ...after }, say);
};

const everyText = (seconds: unknown) => ({ zh: `每 ${seconds} 秒`, en: `every ${seconds} s` });

type Sayer = Parameters<Teller>[1];
/** When a game draws, as it is kept or as it is asked for. */
function drawsText(
  from: Readonly<Record<string, unknown>>,
  say: Sayer,
): string | string[] | undefined {
  const { intervalSeconds, drawAtSeconds, sessions } = from;
  if (typeof intervalSeconds === 'number') return say(everyText(intervalSeconds));
  if (typeof drawAtSeconds === 'number') return timeOf(drawAtSeconds);
  if (!Array.isArray(sessions)) return undefined;
  return sessions.filter(isRecord).map(({ fromSeconds, toSeconds, everySeconds }) => {
    const [begin, end] = [lateTimeOf(Number(fromSeconds)), lateTimeOf(Number(toSeconds))];
    return `${begin} – ${end} ${say(everyText(everySeconds))}`;
  });
}

const TIMETABLE: Parts = {
  gameId: GAME,
  draws: { name: { zh: '开奖', en: 'Draws' } },
  closeLeadSeconds: { name: text.leadHint },
  fromDay: { name: text.fromDay },
};
const tellTimetable: Teller = ({ Before, Content }, say) => {
  if (!isRecord(Before) || !isRecord(Before['schedule']) || !isRecord(Content)) return undefined;
  const { gameId, closeLeadSeconds, fromDay, intervalSeconds, drawAtSeconds, sessions, ...rest } =
    Content;
  const is = drawsText(Before['schedule'], say);
  const would = drawsText({ intervalSeconds, drawAtSeconds, sessions }, say);
  const before = { ...(is && { draws: is }), closeLeadSeconds: Before['closeLeadSeconds'] };
  const after = {
    ...rest,
    gameId,
    ...(would && { draws: would }),
    ...(closeLeadSeconds !== undefined && { closeLeadSeconds }),
    ...(fromDay !== undefined && { fromDay }),
  };
  return rowsOf(TIMETABLE, before, after, say);
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
  gameId: GAME,
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
  const { limits, ...rest } = Content;
  return rowsOf(LIMITS, Before, { ...rest, ...limits }, say);
};

/** What is asked of others about games. */
export const lotteryProposals: ProposalViews = {
  'lottery.calendar.change': inRows(tellDays),
  'lottery.games.schedule': inRows(tellTimetable),
  'lottery.games.limits': inRows(tellLimits),
  'bet.prices.change': inRows(tellPrices),
};
