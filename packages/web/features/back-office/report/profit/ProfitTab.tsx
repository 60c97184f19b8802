import { useState } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { presetRange, useRangeName } from '@fairlot/ui/date-range';
import { DataList } from '@fairlot/ui/list';
import { serverNow, useIsMeasured } from '@fairlot/shell';
import { useGames, type Game } from '../../../play/lottery/games/index.ts';
import { Cards, Running } from './Figures.tsx';
import { ProfitFilters } from './ProfitFilters.tsx';
import { totalOf } from './profit-view.ts';
import { PROFIT } from './text.ts';
import { useCard, useColumns, useSheet, useTotals, type Line } from './use-lines.tsx';
import { useProfit } from './use-profit.ts';
import styles from './profit.module.css';

const NO_GAMES: readonly Game[] = [];

/** Gain and loss of the player. */
export default function ProfitTab() {
  // The day of today is the server's: begun anew when its time comes to be known.
  return <Profit key={String(useIsMeasured())} />;
}

function Profit() {
  const words = useWords(PROFIT);
  const say = useSay();
  const rangeName = useRangeName();
  const { games = NO_GAMES } = useGames();
  const [range, setRange] = useState(() => presetRange('week', serverNow()));
  const [by, setBy] = useState<'day' | 'game'>('day');
  const [gameId, setGameId] = useState(0);
  const { source, lines, openStake } = useProfit(range, by, gameId);
  const total = lines && totalOf(lines);
  const hasCurve = by === 'day' && range.from !== range.to;
  const game = games.find(({ Id }) => Id === gameId);
  return (
    <div className={styles['tab']}>
      <DataList<Line>
        label={words.title}
        source={source}
        keyOf={({ day, gameId: of }) => `${day} ${of}`}
        columns={useColumns(games, by)}
        renderCard={useCard(games)}
        totals={useTotals(lines ?? [])}
        sheet={useSheet(games, by, range, lines ?? [])}
        empty={{ title: words.empty }}
        filters={{
          controls: <ProfitFilters {...{ games, range, setRange, by, setBy, gameId, setGameId }} />,
          chosen: [rangeName(range, serverNow()), words[by], game && say(game.Name)]
            .filter(Boolean)
            .join(' · '),
        }}
        chips={<p className={styles['formula']}>{words.formula}</p>}
      />
      {!source.problem && (
        <aside className={styles['figures']}>
          <Cards total={total} openStake={openStake} />
          {hasCurve && <Running lines={lines} />}
        </aside>
      )}
    </div>
  );
}
