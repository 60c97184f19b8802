import { useState } from 'react';
import { useWords } from '@fairlot/ui';
import '@fairlot/ui/css/play.css';
import './desk.css';
import { Missing, part, useFetchAhead } from '../../session/index.ts';
import { DIALOGS } from './Dialogs.tsx';
import { IssueHeader } from './issue/IssueHeader.tsx';
import { GameMenu } from './menu/GameMenu.tsx';
import { Pad, PADS } from './Pad.tsx';
import { RANDOM } from './pads/random-part.ts';
import { PlayTabs } from './play/PlayTabs.tsx';
import { RuleLine } from './play/RuleLine.tsx';
import { SubPlays } from './play/SubPlays.tsx';
import { GameStopped } from './issue/stopped-part.ts';
import DrawList from './rail/DrawList.tsx';
import { SectionTabs, type Section } from './SectionTabs.tsx';
import { Cart } from './slip/Cart.tsx';
import { RecentBets } from './slip/recent-part.tsx';
import { PLACE } from './slip/use-place.ts';
import { StakeBar } from './slip/StakeBar.tsx';
import { PAGE } from './text.ts';
import { useKeys } from './use-keys.ts';
import type { Page } from './use-page.ts';
import { useWide } from './use-width.ts';

const place = <section className="card trend-card" />;
const TrendChart = part(() => import('./rail/TrendChart.tsx'), {
  waiting: place,
  missing: (retry) => (
    <section className="card trend-card">
      <Missing retry={retry} />
    </section>
  ),
});
const AHEAD = [...DIALOGS, PLACE, RANDOM, RecentBets, ...PADS, GameStopped, TrendChart];

export type LayoutProps = {
  readonly page: Page;
  readonly choose: (code: string) => void;
  readonly chooseStyle: (style: Page['betting']['choice']['style']) => void;
};

/** Three columns, or one with tabs where the window is narrow. */
export default function Desk({ page, choose, chooseStyle }: LayoutProps) {
  const { game, betting, isNarrow, positions, draws, open, isSettled } = page;
  const [section, setSection] = useState<Section>('betting');
  useKeys(page);
  useFetchAhead(isSettled, AHEAD);
  const isVerifiable = game.Kind === 'platform';
  const shown = isNarrow ? section : 'betting';
  const isWide = useWide();
  const trend = isSettled ? (
    <TrendChart draws={draws} positions={positions} rows={isNarrow || isWide ? 30 : 8} />
  ) : (
    place
  );
  const list = <DrawList gameId={game.Id} draws={draws} isVerifiable={isVerifiable} />;
  return (
    <div className={isNarrow ? 'bet narrow' : 'bet'}>
      {!isNarrow && <GameMenu gameId={game.Id} search={page.search} />}
      <div className="bet-main">
        <IssueHeader
          game={game}
          positions={positions}
          prizeGroup={betting.prizeGroup}
          onGames={isNarrow ? () => open('games') : undefined}
        />
        {isNarrow && <SectionTabs section={section} onSection={setSection} />}
        {shown === 'betting' && (
          <BettingColumn page={page} choose={choose} chooseStyle={chooseStyle} />
        )}
        {shown === 'trend' && trend}
        {shown === 'draws' && list}
      </div>
      {!isNarrow && (
        <aside className="rail">
          {list}
          {trend}
        </aside>
      )}
    </div>
  );
}

function BettingColumn({ page, choose, chooseStyle }: LayoutProps) {
  const { betting, sale, stop } = page;
  const words = useWords(PAGE);
  if (stop) {
    return (
      <section className="card stopped" aria-label={words.betting}>
        <GameStopped stop={stop} resumesAt={page.resumesAt} />
      </section>
    );
  }
  return (
    <>
      <section className="card betcard" aria-label={words.betting} data-board>
        <Plays page={page} choose={choose} chooseStyle={chooseStyle} />
        <div
          id="pad"
          className="pad-scroll"
          role="tabpanel"
          aria-labelledby={`tab-${betting.choice.tab.code}`}
        >
          <Pad {...page} phone={false} />
        </div>
        <StakeBar betting={betting} sale={sale} onBet={page.betDraft} />
      </section>
      <Cart betting={betting} sale={sale} onConfirm={page.betCart} />
    </>
  );
}

function Plays({ page, choose, chooseStyle }: LayoutProps) {
  const { betting, kind, setKind, open } = page;
  const { style, tabs, tab, play } = betting.choice;
  const marked = new Set(betting.credit.lines.map((line) => line.play));
  return (
    <>
      <PlayTabs
        tabs={tabs}
        tab={tab}
        style={style}
        onTab={({ plays: [first] }) => first && choose(first.code)}
        onStyle={chooseStyle}
        onAll={() => open('plays')}
      />
      <SubPlays plays={tab.plays} play={play} marked={marked} onPlay={({ code }) => choose(code)} />
      <RuleLine
        play={play}
        prizeGroup={betting.prizeGroup}
        mode={betting.stake.mode}
        kind={kind}
        onKind={setKind}
        onRules={() => open('rules')}
        onKeys={() => open('keys')}
      />
    </>
  );
}
