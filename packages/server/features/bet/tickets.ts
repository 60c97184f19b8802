import { mills } from '@fairlot/rules/core/money';
import { findPlayById } from '@fairlot/rules/play/index';
import type { TicketSource } from '../fair/index.ts';
import { listTicketBets } from './store.ts';

/** The bets of a closed issue for its close manifest: what each holds is fixed from then on (F11). */
export const tickets: TicketSource = async (db, issueId) => {
  const bets = await listTicketBets(db, issueId);
  return bets.map((bet) => ({
    betId: bet.id,
    playerId: bet.player_id,
    selection: `${findPlayById(bet.play_id)?.code ?? bet.play_id} ${bet.content}`,
    stake: mills(bet.stake),
    acceptedAtMs: bet.accepted_at,
  }));
};
