import { moneyToNumber } from '@fairlot/rules/core/money';
import { useSay, useWords } from '@fairlot/ui';
import type { Sheet } from '@fairlot/ui/list';
import type { Game } from './game.ts';
import { useTimes } from './columns.tsx';
import { text } from './text.ts';

/** The games as a file. */
export function useSheet(rows: readonly Game[] | undefined): Sheet<Game> {
  const words = useWords(text);
  const say = useSay();
  const times = useTimes();
  return {
    name: words.title,
    columns: [
      { head: '#', value: ({ GameId }) => GameId },
      { head: words.name, value: ({ Name }) => say(Name) },
      { head: words.code, value: ({ Code }) => Code },
      { head: words.state, value: ({ State }) => State },
      { head: words.schedule, value: times.draws },
      { head: words.lead, value: times.lead },
      {
        head: words.prize,
        value: ({ Limits }) => (Limits ? moneyToNumber(Limits.PrizeLimit) : ''),
      },
      { head: words.order, value: ({ Sort }) => Sort },
      { head: words.version, value: ({ Version }) => Version },
    ],
    read: () => Promise.resolve({ rows: rows ?? [], next: undefined }),
  };
}
