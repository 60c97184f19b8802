import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { mills } from '@fairlot/rules/core/money';
import { isUnconfirmed } from '@fairlot/rules/lottery/calendar';
import { siteDayOf } from '@fairlot/rules/lottery/site-day';
import { IssueState } from '@fairlot/rules/issue/state';
import { numberTitle } from '@fairlot/rules/odds/exposure';
import type { WorstOutcome } from '@fairlot/rules/odds/worst-outcome';
import { findPlayById } from '@fairlot/rules/play/index';
import type { Output } from '@fairlot/wire/core';
import type { lotteryConsole } from '@fairlot/wire/play/lottery';
import type { Db } from '#platform/db';
import { isFed, type IssueName } from './fed-issue.ts';
import { type GameNow, readGame, readGames } from '../games/store-game.ts';
import type { MostPayout } from './most-payout.ts';
import { listEntries } from './store-entry.ts';
import {
  type CurrentLine,
  type IssueFacts,
  listEvents,
  readFacts,
  readMonitor,
  readSources,
  readWatched,
  type SourceRow,
  type Watched,
} from './store-monitor.ts';
import { listCorrections } from '../steps/store-correction.ts';
import { listTold } from '../issues/store-sources.ts';
import { findIssue, readNow } from '../issues/store.ts';

type Monitor = Output<typeof lotteryConsole.getIssueMonitor>;
type Detail = Output<typeof lotteryConsole.getIssue>;
type Alarm = Monitor['Waiting'][number]['Alarms'][number];

const DAY_MS = 86_400_000;
/** A, B, C: sources have no other name; 0 is a file. */
const nameOf = (source: number): string =>
  source === 0 ? 'file' : String.fromCodePoint(64 + Math.min(source, 26));

const alarmsOf = (watched: Watched): Alarm[] => {
  const { isStuck, isHeld, isOverdue, isLate, isDiffering, isEarly, isAlone } = watched;
  const all: readonly (readonly [Alarm, boolean])[] = [
    ['stuck', isStuck],
    ['held', isHeld],
    ['overdue', isOverdue],
    ['late', isLate && !isOverdue],
    ['differ', isDiffering],
    ['early', isEarly],
    ['alone', isAlone],
  ];
  return all.flatMap(([alarm, isOn]) => (isOn ? [alarm] : []));
};

const presentSource = (row: SourceRow): Monitor['Rows'][number]['Sources'][number] => ({
  Name: nameOf(row.source),
  AskedAt: Math.floor(row.asked_at),
  AnsweredAt: row.answered_at === null ? null : Math.floor(row.answered_at),
  LatencyMs: row.latency_ms,
  SerialNumber: row.serial_number === null ? null : Number(row.serial_number),
});

type Costliest = NonNullable<Monitor['Rows'][number]['Current']>['Costliest'];

/** A play that is gone has no name any more: it is none then. */
function presentCostliest({ costliest, draw }: CurrentLine): Costliest {
  const play = costliest && findPlayById(costliest.play)?.on(draw);
  if (!play) return null;
  return {
    Play: play.code,
    PlayName: play.name,
    Option: numberTitle(play, costliest.cell),
    Pays: mills(BigInt(costliest.pays)),
  };
}

const payoutOf = (current: CurrentLine, mostPayout: MostPayout): Promise<WorstOutcome> =>
  mostPayout({
    issueId: current.id,
    drawMs: current.draw,
    bets: current.bets,
    back: current.back,
    most: BigInt(current.most),
  });

const presentMost = ({ kind, amount }: WorstOutcome = NOTHING) => ({
  MostPrize: amount,
  MostPrizeIs: kind,
});
const NOTHING: WorstOutcome = { kind: 'exact', amount: mills(0) };

/** Issues of a game that is sold are made two days ahead. */
const isShort = ({ state, category }: GameNow, madeUntil: string | null, nowMs: number): boolean =>
  state === 0 &&
  category.schedule.kind === 'allDay' &&
  (madeUntil === null || Date.parse(madeUntil) < nowMs - DAY_MS / 3);

/** The alarm of a day whose year has no confirmed days off, of a game that keeps those of the state. */
function unconfirmedOf(game: GameNow | undefined, day: string | null): readonly Alarm[] {
  const calendar = game?.category.calendar;
  return day !== null && calendar && isUnconfirmed(calendar, day) ? ['unconfirmed'] : [];
}

const openAlarms = (watched: Watched | undefined, game: GameNow | undefined, day: string) => [
  ...(watched ? alarmsOf(watched) : []),
  ...unconfirmedOf(game, day),
];

/** Every game with its current issue, and the issues that wait for somebody. */
export async function getIssueMonitor(db: Db, mostPayout: MostPayout): Promise<Monitor> {
  const [games, rows, sources, watched, nowMs] = await Promise.all([
    readGames(db),
    readMonitor(db),
    readSources(db),
    readWatched(db),
    readNow(db),
  ]);
  const byId = new Map(rows.map((row) => [row.gameId, row]));
  const payouts = new Map(
    await Promise.all(
      rows.flatMap(({ gameId, current }) =>
        current ? [payoutOf(current, mostPayout).then((most) => [gameId, most] as const)] : [],
      ),
    ),
  );
  const alarms = new Map(watched.map((each) => [each.issueId, alarmsOf(each)]));
  const byGame = new Map(games.map((game) => [game.id, game]));
  const names = new Map(games.map(({ id, category }) => [id, category.name]));
  return {
    Rows: games.map((game) => {
      const { current = null, lastSerial = null, madeUntil = null } = byId.get(game.id) ?? {};
      const own = watched.filter(({ gameId }) => gameId === game.id);
      const few: Alarm[] = isShort(game, madeUntil, nowMs) ? ['few'] : [];
      const open = unconfirmedOf(game, madeUntil);
      return {
        GameId: game.id,
        Name: game.category.name,
        IsFed: game.kind === 'official' && game.category.source.kind === 'feed',
        State: game.state,
        Current: current && {
          SerialNumber: current.serial,
          CloseAt: current.close,
          DrawAt: current.draw,
          Bets: current.bets,
          Stake: mills(BigInt(current.stake)),
          ...presentMost(payouts.get(game.id)),
          Costliest: presentCostliest(current),
        },
        LastSerial: lastSerial,
        MadeUntil: madeUntil,
        Sources: sources.filter((row) => row.game_id === game.id).map(presentSource),
        Alarms: [
          ...new Set([...few, ...open, ...own.flatMap((each) => alarms.get(each.issueId) ?? [])]),
        ],
      };
    }),
    Waiting: watched.map((each) => ({
      GameId: each.gameId,
      SerialNumber: each.serialNumber,
      Name: names.get(each.gameId) ?? { zh: String(each.gameId), en: String(each.gameId) },
      Step: each.step,
      DrawAt: each.drawMs,
      Alarms: [
        ...(alarms.get(each.issueId) ?? []),
        ...unconfirmedOf(byGame.get(each.gameId), siteDayOf(each.drawMs)),
      ],
    })),
    DateTimeNow: nowMs,
  };
}

const stepsOf = (facts: IssueFacts): Detail['Steps'] =>
  (
    [
      ['opened', facts.opened_at],
      ['closed', facts.closed_at],
      ['sealed', facts.sealed_at],
      ['drawn', facts.drawn_at],
      ['counted', facts.counted_at],
      ['ended', facts.finished_at],
    ] as const
  ).map(([Step, at]) => ({ Step, At: at === null ? null : Math.floor(at) }));

/** What an event says while nobody may read a number: what it is, and nothing more. */
const shownDetail = (kind: string, detail: unknown, isDecided: boolean): unknown =>
  isDecided || !kind.startsWith('feed') ? detail : {};

type Correction = Awaited<ReturnType<typeof listCorrections>>[number];

const presentCorrection = (row: Correction): Detail['Corrections'][number] => ({
  Run: row.run,
  Before: row.before_number,
  Number: row.number,
  Evidence: row.evidence,
  Reason: row.reason,
  By: row.maker,
  Confirmed: row.checker,
  At: Math.floor(row.made_at),
  FinishedAt: row.finished_at === null ? null : Math.floor(row.finished_at),
});

/** One issue. Numbers that people entered or sources told are shown once it is decided. */
export async function getIssue(
  db: Db,
  mostPayout: MostPayout,
  { gameId, serialNumber }: IssueName,
): Promise<Result<Detail, 'NO_SUCH_ISSUE'>> {
  const game = await readGame(db, gameId);
  const issue = game && (await findIssue(db, gameId, serialNumber));
  const facts = issue && (await readFacts(db, issue.id));
  if (!game || !issue || !facts) return refused('NO_SUCH_ISSUE');
  const [most, entries, claims, events, corrections, [watched]] = await Promise.all([
    mostPayout({
      issueId: issue.id,
      drawMs: facts.draw_at,
      bets: Number(facts.bets),
      back: Number(facts.back),
      most: facts.most,
    }),
    listEntries(db, issue.id),
    listTold(db, issue.id),
    listEvents(db, gameId, issue.id),
    listCorrections(db, issue.id),
    readWatched(db, issue.id),
  ]);
  const isDecided = issue.state !== IssueState.WAITING;
  const shown = (text: string): string | null => (isDecided ? text : null);
  return ok({
    GameId: gameId,
    SerialNumber: serialNumber,
    Name: game.category.name,
    IsFed: isFed(issue, game),
    State: issue.state,
    Step: facts.step,
    IsHeld: facts.is_held,
    Failures: facts.failures,
    LastError: facts.last_error,
    StartAt: issue.startMs,
    CloseAt: issue.closeMs,
    DrawAt: issue.drawMs,
    Number: issue.winningNumber,
    Bets: Number(facts.bets),
    Stake: mills(facts.stake),
    Prize: mills(facts.prize),
    ...presentMost(most),
    Returned: mills(facts.returned),
    Steps: stepsOf(facts),
    KnownAt: facts.known_at === null ? null : Math.floor(facts.known_at),
    Entries: entries.map((entry) => ({
      Id: entry.id,
      By: entry.by,
      MadeAt: Math.floor(entry.madeMs),
      Outcome: entry.outcome,
      Number: shown(entry.number),
      Evidence: shown(entry.evidence),
    })),
    Claims: claims.map(({ source, number, toldMs }) => ({
      Source: nameOf(source),
      ToldAt: Math.floor(toldMs),
      Number: shown(number),
    })),
    Corrections: corrections.map(presentCorrection),
    Events: events.map(({ at, kind, detail }) => ({
      At: Math.floor(at),
      Kind: kind,
      Detail: shownDetail(kind, detail, isDecided),
    })),
    Alarms: openAlarms(watched, isDecided ? undefined : game, issue.day),
    DateTimeNow: Math.floor(issue.nowMs),
  });
}
