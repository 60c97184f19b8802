import { formatMoney, useLanguage, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { IconButton } from '@fairlot/ui/button';
import { cardOf, type Column, type RowState } from '@fairlot/ui/list';
import { noteStake } from '@fairlot/rules/odds/index';
import {
  edgeText,
  highestReturn,
  lowestReturn,
  oddsText,
  rangeText,
  returnText,
  tierPrizes,
} from '../board/play/index.ts';
import type { AwardRow } from './award-rows.ts';
import { AWARD } from './text.ts';
import styles from './award.module.css';

/** What a table shows of a play: column by column. */
export function useColumns(): readonly Column<AwardRow>[] {
  const words = useWords(AWARD);
  return [
    { id: 'play', head: words.play, width: 190, cell: (row) => <PlayCell row={row} /> },
    { id: 'wins', head: words.wins, cell: (row) => <Wins row={row} /> },
    { id: 'pays', head: words.pays, isNumber: true, width: 140, cell: (row) => <Pays row={row} /> },
    {
      id: 'limit',
      head: words.limit,
      isNumber: true,
      width: 120,
      cell: ({ limits }) => formatMoney(limits.PrizeLimit),
    },
    {
      id: 'stake',
      head: words.stake,
      isNumber: true,
      width: 130,
      cell: (row) => <Stake row={row} />,
    },
    {
      id: 'back',
      head: words.back,
      isNumber: true,
      width: 96,
      className: styles['strong'],
      cell: ({ play, odds }) =>
        odds.length > 0 &&
        rangeText(returnText(lowestReturn(play, odds)), returnText(highestReturn(play, odds))),
    },
    {
      id: 'edge',
      head: words.edge,
      isNumber: true,
      width: 92,
      cell: ({ play, odds }) =>
        odds.length > 0 &&
        rangeText(edgeText(highestReturn(play, odds)), edgeText(lowestReturn(play, odds))),
    },
    {
      id: 'open',
      head: words.open,
      isHeadHidden: true,
      width: 52,
      cell: (row, state) => <Opener row={row} {...state} />,
    },
  ];
}

/** The same on a phone. */
export const useCard = (columns: readonly Column<AwardRow>[]) =>
  cardOf(columns, [
    ['play', 'open'],
    [{ headed: 'pays' }, { headed: 'back' }],
    [{ headed: 'limit' }, { headed: 'edge' }],
  ]);

function PlayCell({ row: { play, isClosed, isListed } }: { row: AwardRow }) {
  const words = useWords(AWARD);
  const say = useSay();
  const under = [words[play.style], say(play.group.name), isListed && words.listed];
  return (
    <span className={styles['two']}>
      {say(play.name)} {isClosed && <Badge tone="time">{words.closed}</Badge>}
      <small>{under.filter(Boolean).join(' · ')}</small>
    </span>
  );
}

function Wins({ row: { play } }: { row: AwardRow }) {
  const rule = play.rule[useLanguage()];
  return (
    <span className={styles['rule']} title={rule}>
      {rule}
    </span>
  );
}

const bySize = (a: bigint, b: bigint): number => (a < b ? -1 : 1);

/** Lowest and highest of what its tiers or options pay. */
function Pays({ row: { play, odds } }: { row: AwardRow }) {
  const words = useWords(AWARD);
  const isOfficial = play.style === 'official';
  const paid = isOfficial ? tierPrizes(odds, noteStake(0, play.notePrice)) : odds;
  const texts = paid
    .toSorted(bySize)
    .map((each) => (isOfficial ? formatMoney(each as never) : oddsText(each)));
  const [low = '', high = low] = [texts.at(0), texts.at(-1)];
  return (
    <span className={styles['two']}>
      {isOfficial && '¥ '}
      {low === high ? low : `${low} – `}
      {low !== high && <br />}
      {low !== high && high}
      {play.isParlay && <small>{words.leg}</small>}
    </span>
  );
}

function Stake({ row: { limits } }: { row: AwardRow }) {
  const words = useWords(AWARD);
  const { MinStake, MaxStake, MaxNotes } = limits;
  const most = formatMoney(MaxStake);
  return (
    <span className={styles['two']}>
      {MinStake > 0n ? `${formatMoney(MinStake)} – ${most}` : words.upTo(most)}
      {MaxNotes < Infinity && <small>{words.notes(MaxNotes.toLocaleString('en-US'))}</small>}
    </span>
  );
}

function Opener({ row, isOpen, toggle, detailId }: RowState & { row: AwardRow }) {
  const words = useWords(AWARD);
  const say = useSay();
  return (
    <IconButton
      icon={isOpen ? 'down' : 'right'}
      label={`${isOpen ? words.shut : words.open} ${say(row.play.name)}`}
      size="small"
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailId : undefined}
      onClick={(event) => {
        event.stopPropagation();
        toggle();
      }}
    />
  );
}
