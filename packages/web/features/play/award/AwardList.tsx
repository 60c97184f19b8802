import { useEffect, useMemo, useState } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { DataList, type ListSource } from '@fairlot/ui/list';
import { readPlays } from '../lottery/families/index.ts';
import { useGameInfo, type Game } from '../lottery/games/index.ts';
import { useIssuesOf, usePlaysNow } from '../lottery/issue/index.ts';
import { usePlayer } from '../../../session/index.ts';
import { useGroup } from '../slip/stake/index.ts';
import { AwardDetail } from './AwardDetail.tsx';
import { AwardFacts } from './AwardFacts.tsx';
import { AwardFilters } from './AwardFilters.tsx';
import { awardOf, foundPlays, type AwardRow } from './award-rows.ts';
import { useCard, useColumns } from './columns.tsx';
import { AWARD } from './text.ts';
import { useTerms } from './use-terms.ts';
import styles from './award.module.css';

/** The plays of a game with what they pay the player who looks. */
export function AwardList(props: {
  readonly games: readonly Game[];
  readonly game: Game;
  readonly onGame: (id: number) => void;
}) {
  const { games, game, onGame } = props;
  const words = useWords(AWARD);
  const say = useSay();
  const [tab, setTab] = useState('');
  const [typed, setTyped] = useState('');
  const issues = useIssuesOf(useGameInfo(game.Id));
  const { plays, isWhole } = usePlaysNow(game.Family, issues);
  const reading = useReadPlays(game.Family);
  const { terms, isError, retry } = useTerms(game.Id);
  const own = usePlayer()?.PrizeGroup;
  const inUse = useGroup(own);
  const [looked, look] = useState<number>();
  const group = looked ?? inUse;
  const rows = useMemo(
    () =>
      isWhole && terms && group !== undefined
        ? foundPlays(plays, tab, typed).map((play) => awardOf(play, game.CategoryId, group, terms))
        : undefined,
    [plays, isWhole, terms, group, tab, typed, game.CategoryId],
  );
  const isMissing = (reading.isMissing && !isWhole) || (isError && !terms);
  const source: ListSource<AwardRow> = {
    rows,
    problem: isMissing ? { text: undefined } : undefined,
    retry: () => {
      retry();
      reading.again();
    },
  };
  const columns = useColumns();
  return (
    <div className={styles['tab']}>
      <DataList<AwardRow>
        label={words.title}
        source={source}
        keyOf={({ play }) => play.code}
        columns={columns}
        renderCard={useCard(columns)}
        renderDetail={(row) => <AwardDetail row={row} />}
        filters={{
          controls: (
            <AwardFilters {...{ games, game, onGame, plays, tab, setTab, typed, setTyped }} />
          ),
          chosen: [say(game.Name), typed].filter(Boolean).join(' · '),
        }}
        empty={{ title: words.none }}
      />
      <AwardFacts own={own} group={group} onGroup={look} />
    </div>
  );
}

function useReadPlays(family: string) {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isMissing) readPlays(family).catch(() => setMissing(true));
  }, [family, isMissing]);
  return { isMissing, again: () => setMissing(false) };
}
