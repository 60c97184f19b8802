import { oddsText } from '@fairlot/draw/ticket';
import { allPlays } from '@fairlot/rules/play/index';
import type { TicketIssue, TicketSource } from '../../fair/commitment/index.ts';
import {
  eachLeafBlock,
  issuesWithBets,
  listOwnTickets,
  type OwnTicketRow,
  type PlayCodes,
} from './store-tickets.ts';

const plays = allPlays();
export const PLAY_CODES: PlayCodes = {
  ids: plays.map((play) => play.id),
  codes: plays.map((play) => play.code),
};

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The bets of a closed issue, for its close manifest and for their owners (F11). */
export const tickets: TicketSource = {
  among: issuesWithBets,
  each: (db, issue, take) => eachLeafBlock(db, issue, PLAY_CODES, take),
  own: async (db, issue, playerId, after = FIRST_ID) => {
    const { rows, hasMore } = await listOwnTickets(db, issue, PLAY_CODES, playerId, after);
    return { tickets: rows.map((row) => ownTicket(issue, row)), hasMore };
  },
};

function ownTicket({ version }: TicketIssue, row: OwnTicketRow) {
  const head = {
    bet: row.id,
    stake: String(row.stake),
    acceptedAt: row.acceptedMs,
    rulesHash: row.rulesHash.toString('hex'),
  };
  if (version === 1) {
    return { leaf: { ...head, selection: row.selection ?? '' }, selection: undefined };
  }
  const selectionHash = row.selectionHash.toString('hex');
  const leaf = { ...head, v: 2 as const, selectionHash, odds: row.odds.map(oddsText) };
  return { leaf, selection: row.selection ?? undefined };
}
