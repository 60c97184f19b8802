import { useState } from 'react';
import { Icon, useLanguage, useWords } from '@fairlot/ui';
import { useIdlePreload, useRootMark } from '@fairlot/shell';
import { Pad, PADS } from '../board/pads/index.ts';
import { PrizeNote, shortNames } from '../board/play/index.ts';
import { RANDOM } from '../board/picks/index.ts';
import { DrawList, GameStopped, StandInNote, useStop } from '../lottery/index.ts';
import { PhoneStake, RecentBets } from '../slip/index.ts';
import { useStake } from '../slip/stake/index.ts';
import { SectionTabs, type Section } from './SectionTabs.tsx';
import { PAGE } from './text.ts';
import { PickingTrend } from './chart/trend.ts';
import type { Page } from './use-page.ts';
import { PhoneIssue } from './PhoneIssue.tsx';
import { PhoneTop } from './PhoneTop.tsx';
import { IconButton } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import styles from './phone.module.css';
import inline from '@fairlot/ui/inline.module.css';

const AHEAD = [RANDOM, RecentBets, ...PADS, PickingTrend];

/** The phone: head, tabs, one pad that scrolls, the stake bar at the bottom. */
export function Phone({ page }: { page: Page }) {
  const { game, board, draft, random, slip, sale, confirm, draws, open } = page;
  const [section, setSection] = useState<Section>('betting');
  const stopped = useStop(game.Id);
  useIdlePreload(page.isSettled, AHEAD);
  useRootMark('data-on-bet', 'phone');
  const isVerifiable = game.IsVerifiable;
  return (
    <div className={styles['phone']} data-bet="phone">
      <PhoneTop game={game} open={open} />
      {page.head ?? <PhoneIssue gameId={game.Id} isVerifiable={isVerifiable} />}
      <StandInNote game={game} short strip />
      <SectionTabs section={section} onSection={setSection} plain={page.rail} />
      {section === 'betting' && stopped && (
        <div className={styles['board']}>
          <GameStopped {...stopped} />
        </div>
      )}
      {section === 'betting' && !stopped && <PhoneBetting page={page} />}
      {section === 'trend' && (
        <div className={classes(styles['board'], styles['plain'])}>
          <PickingTrend game={game} draws={draws} rows={30} onPad={() => setSection('betting')} />
        </div>
      )}
      {section === 'draws' && (
        <div className={classes(styles['board'], styles['plain'])}>
          {page.rail ?? <DrawList gameId={game.Id} draws={draws} isVerifiable={isVerifiable} />}
        </div>
      )}
      <div data-toast-row />
      {section === 'betting' && !stopped && (
        <PhoneStake
          board={board}
          draft={draft}
          onRandom={random.pick}
          sale={sale}
          onBet={confirm.draft}
          rows={slip.lines.length}
          onSlip={() => open('slip')}
        />
      )}
    </div>
  );
}

function PhoneBetting({ page }: { page: Page }) {
  const { board, draws, cells, open, rail } = page;
  const { choice, odds } = board;
  const { mode } = useStake();
  const words = useWords(PAGE);
  const language = useLanguage();
  const name = shortNames(choice.tab.plays, language).get(choice.play.code) ?? '';
  const group = choice.tab.name[language];
  return (
    <>
      <div className={styles['play']}>
        <button
          type="button"
          className={styles['choice']}
          aria-haspopup="dialog"
          onClick={() => open('plays')}
        >
          <span className={inline['cut']}>
            {name.startsWith(group) ? name : `${group} · ${name}`}
          </span>
          <Icon name="down" size={16} />
        </button>
        <span className={classes(inline['sec'], inline['num'], styles['note'])}>
          {choice.style === 'official' && <PrizeNote play={choice.play} odds={odds} mode={mode} />}
        </span>
        <span className={inline['grow']} />
        <IconButton
          icon="help"
          iconSize={20}
          className={styles['help']}
          label={words.rulesTitle}
          aria-haspopup="dialog"
          onClick={() => open('rules')}
        />
      </div>
      <div id="pad" className={styles['board']} tabIndex={-1}>
        <Pad board={board} draws={draws} phone cells={cells} plain={Boolean(rail)} />
      </div>
    </>
  );
}
