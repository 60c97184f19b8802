import { useState } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { DateRange, momentsOf, presetRange, useRangeName } from '@fairlot/ui/date-range';
import { DataList, FilterChips } from '@fairlot/ui/list';
import { betHub } from '@fairlot/wire/bet';
import { lotteryHub } from '@fairlot/wire/lottery';
import { scheduleHttp, type Schedule } from '@fairlot/wire/schedule';
import { navigate, refetch, serverNow, useHubEvent, useIsMeasured } from '@fairlot/shell';
import { useRecordList } from '@fairlot/shell/record/use-record-list';
import { useGames, usePlaysNamed, type Game } from '../../lottery/index.ts';
import { useCard, useColumns } from './columns.tsx';
import { ScheduleDetail } from './ScheduleDetail.tsx';
import { RECORD, STATES } from './text.ts';
import { useSheet, useTotals, type Filter } from './use-sheet.ts';

const NO_GAMES: readonly Game[] = [];
const NO_PLAYS: readonly string[] = [];
const POLL_MS = 10_000;

/** The schedules of the player. */
export default function ScheduleRecordTab() {
  // The day of today is the server's: begun anew when its time comes to be known.
  return <Schedules key={String(useIsMeasured())} />;
}

function useSchedules(filter: Filter) {
  const list = useRecordList<typeof scheduleHttp.getSchedules, Schedule>(
    scheduleHttp.getSchedules,
    ({ page, size }) => ({
      ...momentsOf(filter.range),
      ...(filter.states.length > 0 && { States: [...filter.states] }),
      Page: page,
      PageSize: size,
    }),
    { refetchInterval: POLL_MS },
  );
  const reread = () => {
    void refetch(scheduleHttp.getSchedules);
    void refetch(scheduleHttp.getSchedule);
  };
  useHubEvent(betHub.betAwardNotify, reread);
  useHubEvent(lotteryHub.lotteryAwarded, reread);
  // A schedule is told in the words of its plays, which come with the family of its game.
  const { rows } = list.source;
  usePlaysNamed(rows?.flatMap(({ Bets }) => Bets.map(({ Play }) => Play)) ?? NO_PLAYS);
  return list;
}

function Schedules() {
  const words = useWords(RECORD);
  const say = useSay();
  const rangeName = useRangeName();
  const { games = NO_GAMES } = useGames();
  const [filter, setFilter] = useState<Filter>(() => ({
    range: presetRange('today', serverNow()),
    states: [],
  }));
  const { source, read, toFirst } = useSchedules(filter);
  const change = (next: Filter) => {
    setFilter(next);
    toFirst();
  };
  const nowMs = serverNow();
  const states = filter.states.map((state) => say(STATES[state] ?? STATES[0]));
  return (
    <DataList<Schedule>
      label={words.title}
      source={source}
      keyOf={({ Id }) => Id}
      columns={useColumns(games)}
      renderCard={useCard(games)}
      totals={useTotals(source.rows ?? [])}
      sheet={useSheet(games, filter, read)}
      renderDetail={({ Id }) => <ScheduleDetail id={Id} />}
      filters={{
        controls: (
          <DateRange
            range={filter.range}
            nowMs={nowMs}
            onRange={(range) => change({ ...filter, range })}
          />
        ),
        chosen: [rangeName(filter.range, nowMs), ...states].join(' · '),
      }}
      chips={
        <FilterChips
          label={words.state}
          chosen={filter.states}
          options={STATES.map((name, state) => [state, say(name)] as const)}
          onChosen={(chosen) => change({ ...filter, states: chosen })}
        />
      }
      empty={{
        title: words.empty,
        action: (
          <Button look="tint" onClick={() => navigate.to('/')}>
            {words.goBet}
          </Button>
        ),
      }}
    />
  );
}
