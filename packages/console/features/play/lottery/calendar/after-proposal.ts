import { refetch } from '@fairlot/shell';
import { showToast } from '@fairlot/ui';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';

/** Confirms that days were proposed, and refreshes calendar and proposals. */
export function afterProposal(words: string, onClose: () => void): void {
  showToast({ kind: 'done', text: words });
  void refetch(lotteryConsole.getHolidays);
  void refetch(operatorHttp.getProposals);
  onClose();
}
