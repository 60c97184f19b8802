import { refetch } from '@fairlot/shell';
import { showToast } from '@fairlot/ui';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import type { Issue } from './issue.ts';

/** How every act names its issue. */
export const nameOf = ({ GameId, SerialNumber }: Issue) => ({ GameId, SerialNumber });

/** What has changed is read again, and the person is told what he did. */
export function acted(said: string, onClose: () => void): void {
  showToast({ kind: 'done', text: said });
  void refetch(lotteryConsole.getIssue);
  onClose();
}
