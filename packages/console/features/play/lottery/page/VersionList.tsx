import inline from '@fairlot/ui/inline.module.css';
import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { formatMoment, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { DataList, type CardLine, type Column, type ListSource } from '@fairlot/ui/list';
import { usePage } from '../../../staff/operator/index.ts';
import type { Output } from '@fairlot/wire/core';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import type { Game } from './game.ts';
import { contentLine, type ContentWords } from './content.ts';
import styles from './page.module.css';
import { text } from './text.ts';

type Version = Output<typeof lotteryConsole.getGameVersions>['Rows'][number];

const PAGE = 30;
const MOST = 200;

function Standing({ row }: { readonly row: Version }) {
  const words = useWords(text);
  if (row.IsInForce) return <Badge tone="accent">{words.inForce}</Badge>;
  return row.IsPlanned ? <Badge tone="time">{words.planned}</Badge> : <Badge>{words.past}</Badge>;
}

function useContentWords(): ContentWords {
  const words = useWords(text);
  const { seconds, every, daily, lead, order, hot, until } = words;
  const states = [words.on, words.off, words.offline, words.officialOffline];
  const { prize, stake, maxMultiple: multiple } = words;
  return { states, seconds, every, daily, lead, order, hot, prize, stake, multiple, until };
}

function useNames() {
  const words = useWords(text);
  const ofContent = useContentWords();
  const authors: Readonly<Record<string, string>> = {
    start: words.start,
    site: words.site,
    command: words.command,
  };
  const { names, state, timetable, limits, display, prices } = words;
  return {
    part: (row: Version) => ({ names, state, timetable, limits, display, prices })[row.Part],
    author: (row: Version) => authors[row.Author] ?? row.AuthorName,
    content: (row: Version) => (
      <span className={styles['content']}>{contentLine(row.Part, row.Content, ofContent)}</span>
    ),
    // What the category brought has no reason of anybody's.
    reason: (row: Version) => (row.Author === 'start' ? '' : row.Reason),
  };
}

function useColumns(): readonly Column<Version>[] {
  const words = useWords(text);
  const names = useNames();
  return [
    { id: 'version', head: '#', isNumber: true, cell: ({ Version }) => Version },
    { id: 'part', head: words.part, cell: names.part },
    { id: 'content', head: words.content, cell: names.content },
    { id: 'author', head: words.author, cell: names.author },
    { id: 'reason', head: words.reason, cell: names.reason },
    {
      id: 'made',
      head: words.madeAt,
      className: inline['num'],
      cell: ({ MadeAt }) => formatMoment(MadeAt),
    },
    {
      id: 'effect',
      head: words.effectAt,
      className: inline['num'],
      cell: ({ EffectAt }) => formatMoment(EffectAt),
    },
    { id: 'state', head: words.state, cell: (row) => <Standing row={row} /> },
  ];
}

function useCard(): (row: Version) => readonly CardLine[] {
  const names = useNames();
  return (row) => [
    [`#${row.Version} ${names.part(row)}`, <Standing key="state" row={row} />],
    [names.content(row)],
    [names.author(row), formatMoment(row.EffectAt)],
    [names.reason(row)],
  ];
}

function useVersions(gameId: number): ListSource<Version> {
  const [count, setCount] = useState(PAGE);
  const { data, isError, isFetching, refetch } = useCall(
    lotteryConsole.getGameVersions,
    { GameId: gameId, Count: count },
    {
      ...usePage('lottery.games', lotteryConsole.getGameVersions),
      placeholderData: (previous) => previous,
    },
  );
  const page = data?.ok ? data.value : undefined;
  return {
    rows: page?.Rows,
    problem: isError && !data ? { text: undefined } : undefined,
    retry: () => void refetch(),
    readAtMs: page?.DateTimeNow,
    paging: page && {
      hasMore: page.Next !== null && count < MOST,
      isFetching,
      onMore: () => setCount(Math.min(MOST, count + PAGE)),
    },
  };
}

/** What was made of a game, newest first: who, why, and since when it holds. */
export function VersionList({ game }: { readonly game: Game }) {
  const words = useWords(text);
  return (
    <DataList<Version>
      label={words.versions}
      source={useVersions(game.GameId)}
      keyOf={({ Version }) => String(Version)}
      columns={useColumns()}
      renderCard={useCard()}
      empty={{ title: words.empty }}
    />
  );
}
