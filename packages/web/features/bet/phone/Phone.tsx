import { useState } from 'react';
import { Icon, useLanguage, useWords } from '@fairlot/ui';
import '@fairlot/ui/css/play-mobile.css';
import './phone.css';
import { GameStopped } from '../issue/stopped-part.ts';
import { part, useFetchAhead } from '../../../session/index.ts';
import { DIALOGS } from '../Dialogs.tsx';
import { Pad, PADS } from '../Pad.tsx';
import { PrizeNote } from '../play/PrizeNote.tsx';
import { shortNames } from '../play/short-names.ts';
import { PLACE } from '../slip/use-place.ts';
import { RecentBets } from '../slip/recent-part.tsx';
import { SectionTabs, type Section } from '../SectionTabs.tsx';
import { PAD } from '../text.ts';
import type { Page } from '../use-page.ts';
import { RANDOM } from '../pads/random-part.ts';
import { PhoneIssue } from './PhoneIssue.tsx';
import { PhoneStake } from './PhoneStake.tsx';
import { PhoneTop } from './PhoneTop.tsx';

const DrawList = part(() => import('../rail/DrawList.tsx'));
const TrendChart = part(() => import('../rail/TrendChart.tsx'));
const AHEAD = [...DIALOGS, PLACE, RANDOM, RecentBets, ...PADS, GameStopped, DrawList, TrendChart];

/** The phone: head, tabs, one pad that scrolls, the stake bar at the bottom. */
export default function Phone({ page }: { page: Page }) {
  const { game, betting, positions, draws, open, stop } = page;
  const [section, setSection] = useState<Section>('betting');
  useFetchAhead(page.isSettled, AHEAD);
  const isVerifiable = game.Kind === 'platform';
  return (
    <div className="m bet-phone">
      <PhoneTop game={game} onGames={() => open('games')} />
      <PhoneIssue gameId={game.Id} positions={positions} isVerifiable={isVerifiable} />
      <SectionTabs section={section} onSection={setSection} />
      {section === 'betting' && stop && (
        <div className="m-board">
          <GameStopped stop={stop} resumesAt={page.resumesAt} />
        </div>
      )}
      {section === 'betting' && !stop && <PhoneBetting page={page} />}
      {section === 'trend' && (
        <div className="m-board plain">
          <TrendChart draws={draws} positions={positions} rows={30} />
        </div>
      )}
      {section === 'draws' && (
        <div className="m-board plain">
          <DrawList gameId={game.Id} draws={draws} isVerifiable={isVerifiable} />
        </div>
      )}
      {section === 'betting' && !stop && (
        <PhoneStake
          betting={betting}
          sale={page.sale}
          onBet={page.betDraft}
          onSlip={() => open('slip')}
        />
      )}
    </div>
  );
}

function PhoneBetting({ page }: { page: Page }) {
  const { betting, open } = page;
  const { choice, prizeGroup, stake } = betting;
  const words = useWords(PAD);
  const language = useLanguage();
  const name = shortNames(choice.tab.plays, language).get(choice.play.code) ?? '';
  const group = choice.tab.name[language];
  return (
    <>
      <div className="m-play">
        <button type="button" className="sel" aria-haspopup="dialog" onClick={() => open('plays')}>
          <span className="cut">{name === group ? name : `${group} · ${name}`}</span>
          <Icon name="down" size={16} />
        </button>
        <span className="sec num note">
          {choice.style === 'official' && (
            <PrizeNote play={choice.play} prizeGroup={prizeGroup} mode={stake.mode} />
          )}
        </span>
        <span className="grow" />
        <button
          type="button"
          className="icb"
          aria-label={words.rulesTitle}
          aria-haspopup="dialog"
          onClick={() => open('rules')}
        >
          <Icon name="help" size={20} />
        </button>
      </div>
      <div className="m-board">
        <Pad {...page} phone />
      </div>
    </>
  );
}
