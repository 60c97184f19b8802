import inline from '@fairlot/ui/inline.module.css';
import { Link } from '@tanstack/react-router';
import { formatMoment, Money, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import type { CardLine, Column } from '@fairlot/ui/list';
import { familyOf } from './filter.ts';
import type { Game } from './game.ts';
import { useFilterNames } from './GamesFilters.tsx';
import { timeOf } from './read-input.ts';
import styles from './page.module.css';
import { text } from './text.ts';

const MINUTE = 60;

/** What a game is in, in a word. */
export function StateBadge({ game }: { readonly game: Game }) {
  const words = useWords(text);
  const states = [words.on, words.off, words.offline, words.officialOffline];
  return (
    <Badge tone={game.State === 0 ? 'accent' : 'time'}>{states[game.State] ?? game.State}</Badge>
  );
}

/** When a game draws, and how long before that its sale ends. */
export function useTimes() {
  const words = useWords(text);
  const long = (seconds: number): string =>
    seconds % MINUTE === 0 && seconds > MINUTE
      ? words.minutes(seconds / MINUTE)
      : words.seconds(seconds);
  /** An instant game is drawn as each bet is placed. */
  const isInstant = ({ IntervalSeconds, DrawAtSeconds }: Game): boolean =>
    DrawAtSeconds === null && IntervalSeconds === null;
  return {
    draws: (game: Game): string => {
      const { IntervalSeconds, DrawAtSeconds } = game;
      if (DrawAtSeconds !== null) return words.daily(timeOf(DrawAtSeconds));
      return IntervalSeconds === null ? words.atOnce : words.every(long(IntervalSeconds));
    },
    lead: (game: Game): string => (isInstant(game) ? '–' : long(game.CloseLeadSeconds)),
  };
}

function Name({ game }: { readonly game: Game }) {
  const say = useSay();
  const words = useWords(text);
  return (
    <span className={styles['name']}>
      <Link className={styles['link'] ?? ''} to="/Games/$id" params={{ id: String(game.GameId) }}>
        {say(game.Name)}
      </Link>{' '}
      {game.IsHot && <Badge tone="danger">{words.hot}</Badge>}
    </span>
  );
}

export function useColumns(): readonly Column<Game>[] {
  const words = useWords(text);
  const { families } = useFilterNames();
  const times = useTimes();
  return [
    { id: 'id', head: '#', isNumber: true, cell: ({ GameId }) => GameId },
    { id: 'name', head: words.name, cell: (game) => <Name game={game} /> },
    { id: 'code', head: words.code, cell: ({ Code }) => Code },
    { id: 'family', head: words.family, cell: (game) => families.get(familyOf(game)) },
    { id: 'state', head: words.state, cell: (game) => <StateBadge game={game} /> },
    {
      id: 'until',
      head: words.until,
      className: inline['num'],
      cell: ({ StateNote }) => StateNote?.Until && formatMoment(StateNote.Until),
    },
    { id: 'draws', head: words.schedule, cell: times.draws },
    { id: 'lead', head: words.lead, cell: times.lead },
    {
      id: 'prize',
      head: words.prize,
      isNumber: true,
      cell: ({ Limits }) => Limits && <Money amount={Limits.PrizeLimit} />,
    },
    { id: 'order', head: words.order, isNumber: true, cell: ({ Sort }) => Sort },
    { id: 'version', head: words.version, isNumber: true, cell: ({ Version }) => Version },
  ];
}

export function useCard(): (game: Game) => readonly CardLine[] {
  const words = useWords(text);
  const times = useTimes();
  return (game) => [
    [<Name key="name" game={game} />, <StateBadge key="state" game={game} />],
    [`${game.GameId} · ${game.Code}`, times.draws(game)],
    [words.lead, times.lead(game)],
    [words.version, game.Version],
  ];
}
