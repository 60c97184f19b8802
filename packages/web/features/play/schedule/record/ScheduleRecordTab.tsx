import { useState } from 'react';
import { Segments, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { DateRange, momentsOf, presetRange, useRangeName } from '@fairlot/ui/date-range';
import { DataList, FilterChips } from '@fairlot/ui/list';
import { betHub } from '@fairlot/wire/play/bet';
import { lotteryHub } from '@fairlot/wire/play/lottery';
import { scheduleHttp, type Schedule } from '@fairlot/wire/play/schedule';
import { navigate, refetch, serverNow, useCall, useHubEvent, useIsMeasured } from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { useGames, type Game } from '../../lottery/games/index.ts';
import { usePlaysNamed } from '../../lottery/families/index.ts';
import { useCard, useColumns } from './columns.tsx';
import { recordViews } from './record-views.ts';
import { ScheduleDetail } from './ScheduleDetail.tsx';
import { RECORD, STATES } from './text.ts';
import { useSheet, useTotals, type Filter } from './use-sheet.ts';
import styles from './record.module.css';

const NO_GAMES: readonly Game[] = [];
const NO_PLAYS: readonly string[] = [];
const POLL_MS = 10_000;

const SCHEDULES = 'schedules';

/** The schedules of the player, and the views that other features add. */
export default function ScheduleRecordTab() {
  const words = useWords(RECORD);
  const say = useSay();
  const [view, setView] = useState(SCHEDULES);
  // The day of today is the server's: begun anew when its time comes to be known.
  const key = String(useIsMeasured());
  return (
    <div className={styles['views']}>
      <Segments<string>
        label={words.views}
        value={view}
        options={[
          [SCHEDULES, words.schedules],
          ...recordViews().map(({ id, title }) => [id, say(title)] as const),
        ]}
        onChoose={setView}
      />
      {view === SCHEDULES && <Schedules key={key} />}
      {recordViews().map(({ id, Content }) => view === id && <Content key={id} />)}
    </div>
  );
}

function useSchedules(filter: Filter) {
  const question = {
    ...momentsOf(filter.range),
    ...(filter.states.length > 0 && { States: [...filter.states] }),
  };
  const list = useCursorList<typeof scheduleHttp.getSchedules, Schedule, string>(
    scheduleHttp.getSchedules,
    (cursor, size) => ({
      ...question,
      PageSize: size,
      ...(cursor !== undefined && { After: cursor }),
    }),
    { refetchInterval: POLL_MS },
  );
  // Apart from the rows: they show while the schedules of a year are still being added up.
  const found = useCall(scheduleHttp.getScheduleSums, question, {
    refetchInterval: POLL_MS,
    placeholderData: (previous) => previous,
  }).data;
  const sums = found?.ok ? found.value : undefined;
  const reread = () => {
    void refetch(scheduleHttp.getSchedules);
    void refetch(scheduleHttp.getScheduleSums);
    void refetch(scheduleHttp.getSchedule);
  };
  useHubEvent(betHub.betAwardNotify, reread);
  useHubEvent(lotteryHub.lotteryAwarded, reread);
  // A schedule is told in the words of its plays, which come with the family of its game.
  const { rows, paging } = list.source;
  usePlaysNamed(rows?.flatMap(({ Bets }) => Bets.map(({ Play }) => Play)) ?? NO_PLAYS);
  return {
    source: { ...list.source, paging: paging && sums ? { ...paging, total: sums.Total } : paging },
    read: async (cursor?: string) => ({
      ...(await list.read(cursor)),
      ...(sums && { total: sums.Total }),
    }),
    sums,
  };
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
  const { source, read, sums } = useSchedules(filter);
  const nowMs = serverNow();
  const states = filter.states.map((state) => say(STATES[state] ?? STATES[0]));
  return (
    <DataList<Schedule, string>
      label={words.title}
      source={source}
      keyOf={({ Id }) => Id}
      columns={useColumns(games)}
      renderCard={useCard(games)}
      totals={useTotals(source.rows ?? [], sums)}
      sheet={useSheet(games, filter, read)}
      renderDetail={({ Id }) => <ScheduleDetail id={Id} />}
      filters={{
        controls: (
          <DateRange
            range={filter.range}
            nowMs={nowMs}
            onRange={(range) => setFilter({ ...filter, range })}
          />
        ),
        chosen: [rangeName(filter.range, nowMs), ...states].join(' · '),
      }}
      chips={
        <FilterChips
          label={words.state}
          chosen={filter.states}
          options={STATES.map((name, state) => [state, say(name)] as const)}
          onChosen={(chosen) => setFilter({ ...filter, states: chosen })}
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
