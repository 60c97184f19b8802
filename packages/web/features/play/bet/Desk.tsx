import { useRef, useState } from 'react';
import { useWords } from '@fairlot/ui';
import { lazyComponent, useIdlePreload, useRootMark, useStore } from '@fairlot/shell';
import { Pad, PADS } from '../board/pads/index.ts';
import { PlayTabs, RuleLine, SubPlays, type Choice } from '../board/play/index.ts';
import { RANDOM } from '../board/picks/index.ts';
import { DrawList, GameMenu, GameStopped, IssueHeader, useStop } from '../lottery/index.ts';
import { Cart, MyResult, RecentBets, StakeBar, useOwnHits } from '../slip/index.ts';
import { useStake } from '../slip/stake/index.ts';
import { TrendSpace } from '../trend/index.ts';
import { railFolded } from './rail-folded.ts';
import { RailSwitch } from './RailSwitch.tsx';
import { SectionTabs, type Section } from './SectionTabs.tsx';
import { PAGE } from './text.ts';
import { PickingTrend } from './chart/trend.ts';
import type { Page } from './use-page.ts';
import { useNarrow, useWide } from './use-width.ts';
import { classes } from '@fairlot/ui/class-names';
import styles from './desk.module.css';
import box from '@fairlot/ui/card.module.css';

/** Keys that cannot be had are missed by nobody who sees the page. */
const Keys = lazyComponent(() => import('./keys/Keys.tsx'), { missing: () => null });
const AHEAD = [RANDOM, RecentBets, ...PADS, PickingTrend];

type DeskProps = {
  readonly page: Page;
  readonly choose: (code: string) => void;
  readonly chooseStyle: (style: Choice['style']) => void;
};

/** Three columns, the last of which can be folded away, or one with tabs where the window is narrow. */
export function Desk({ page, choose, chooseStyle }: DeskProps) {
  const { game, board, draws, open, isSettled, head, rail } = page;
  const hitsOf = useOwnHits();
  const [section, setSection] = useState<Section>('betting');
  const search = useRef<HTMLInputElement>(null);
  useIdlePreload(isSettled, AHEAD);
  const isNarrow = useNarrow();
  const isWide = useWide();
  const isFolded = useStore(railFolded) && !isNarrow;
  // What lies over the page has no rail then to lie over.
  useRootMark('data-on-bet', isNarrow || isFolded ? 'narrow' : 'wide');
  const isVerifiable = game.IsVerifiable;
  const shown = isNarrow ? section : 'betting';
  const trend = isSettled ? (
    <PickingTrend
      game={game}
      draws={draws}
      rows={isNarrow || isWide ? 30 : 8}
      {...(isNarrow && { onPad: () => setSection('betting') })}
    />
  ) : (
    <TrendSpace />
  );
  const list = rail ?? <DrawList gameId={game.Id} draws={draws} isVerifiable={isVerifiable} />;
  return (
    <div
      className={classes(styles['bet'], isNarrow && styles['narrow'], isFolded && styles['folded'])}
      data-bet={isNarrow ? 'narrow' : 'wide'}
    >
      {isSettled && <Keys {...page} search={search} />}
      {!isNarrow && <GameMenu gameId={game.Id} search={search} />}
      <div className={styles['main']}>
        {head ?? (
          <IssueHeader
            game={game}
            prizeGroup={board.prizeGroup}
            Own={MyResult}
            hitsOf={hitsOf}
            onGames={isNarrow ? () => open('games') : undefined}
          />
        )}
        {isNarrow && <SectionTabs section={section} onSection={setSection} plain={rail} />}
        {shown === 'betting' && (
          <BettingColumn page={page} choose={choose} chooseStyle={chooseStyle} />
        )}
        {shown === 'trend' && trend}
        {shown === 'draws' && list}
      </div>
      {!isNarrow && <RailSwitch isFolded={isFolded} />}
      {!isNarrow && !isFolded && (
        <aside className={styles['rail']}>
          {list}
          {!rail && trend}
        </aside>
      )}
    </div>
  );
}

function BettingColumn({ page, choose, chooseStyle }: DeskProps) {
  const { game, board, draft, random, slip, sale, confirm, draws, cells, open, rail } = page;
  const words = useWords(PAGE);
  const stopped = useStop(game.Id);
  if (stopped) {
    return (
      <section className={box['card']} aria-label={words.betting}>
        <GameStopped {...stopped} />
      </section>
    );
  }
  return (
    <>
      <section
        className={classes(box['card'], styles['board'])}
        aria-label={words.betting}
        data-board
      >
        <Plays page={page} choose={choose} chooseStyle={chooseStyle} />
        <div
          id="pad"
          className={styles['pad']}
          data-plain={rail ? '' : undefined}
          role="tabpanel"
          tabIndex={-1}
          aria-labelledby={`tab-${board.choice.tab.code}`}
        >
          <Pad board={board} draws={draws} phone={false} cells={cells} plain={Boolean(rail)} />
        </div>
        <StakeBar
          board={board}
          draft={draft}
          onRandom={random.pick}
          sale={sale}
          onBet={confirm.draft}
          onRebate={rail ? undefined : () => open('rebate')}
        />
      </section>
      <Cart
        slip={slip}
        board={board}
        onRandom={random.add}
        sale={sale}
        onConfirm={confirm.slip}
        onPlan={confirm.plan}
      />
    </>
  );
}

function Plays({ page, choose, chooseStyle }: DeskProps) {
  const { board, open } = page;
  const { style, styles: choices, tabs, tab, play } = board.choice;
  const { mode } = useStake();
  const marked = new Set(board.credit.lines.map((line) => line.play));
  return (
    <>
      <PlayTabs
        tabs={tabs}
        tab={tab}
        style={style}
        choices={choices}
        onTab={({ plays: [first] }) => first && choose(first.code)}
        onStyle={chooseStyle}
        onAll={() => open('plays')}
      />
      <SubPlays plays={tab.plays} play={play} marked={marked} onPlay={({ code }) => choose(code)} />
      <RuleLine
        play={play}
        odds={board.odds}
        mode={mode}
        plain={Boolean(page.rail)}
        onRules={() => open('rules')}
        onSettings={() => open('settings')}
      />
    </>
  );
}
