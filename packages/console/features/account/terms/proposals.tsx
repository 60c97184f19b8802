import * as z from 'zod/mini';
import { useWords } from '@fairlot/ui';
import { LineDiff } from '../../staff/operator/proposal-content/index.ts';
import type { ProposalView, ProposalViews } from '../../../registry/proposal-view.ts';
import { text } from './text.ts';

/** As `features/account/terms` of the server freezes it: line by line, in both languages. */
const Lines = z.object({ version: z.int(), zh: z.array(z.string()), en: z.array(z.string()) });
type Lines = z.output<typeof Lines>;

function Changes({ before, after }: { readonly before: Lines; readonly after: Lines }) {
  const words = useWords(text);
  const of = (lines: readonly string[]) => lines.join('\n');
  return (
    <>
      <LineDiff label={words.zh} lang="zh-CN" before={of(before.zh)} after={of(after.zh)} />
      <LineDiff label={words.en} lang="en" before={of(before.en)} after={of(after.en)} />
    </>
  );
}

/** The terms as they would be, with what is new and what goes. */
const showTerms: ProposalView['show'] = ({ Before, Content }) => {
  const [before, after] = [Lines.safeParse(Before), Lines.safeParse(Content)];
  if (!before.success || !after.success) return undefined;
  return <Changes before={before.data} after={after.data} />;
};

const termsProposals: ProposalViews = {
  'terms.text.change': { subject: (_proposal, say) => say(text.title), show: showTerms },
};

export default termsProposals;
