import { showToast } from '@fairlot/ui';
import { copyText } from '@fairlot/ui/copy-text';
import type { NewLine } from '../../board/picks/index.ts';
import { MORE } from './more-text.ts';
import { savedOf } from './saved-line.ts';
import { slipFragment } from './slip-link.ts';

/** Rows of a game as a link to its page, with nothing else of that page's address; undefined, and said, where it holds too much. */
export function linkTo(lines: readonly NewLine[]): string | undefined {
  const fragment = slipFragment(savedOf(lines));
  if (fragment) return location.origin + location.pathname + fragment;
  showToast({ kind: 'warn', text: MORE.tooLong });
  return undefined;
}

/** Copies that link. */
export async function copyLink(lines: readonly NewLine[]): Promise<void> {
  const link = linkTo(lines);
  if (!link) return;
  const isCopied = await copyText(link);
  showToast(
    isCopied ? { kind: 'done', text: MORE.copied } : { kind: 'failed', text: MORE.notCopied },
  );
}
