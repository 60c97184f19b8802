import type { ReactNode } from 'react';
import type { Output } from '@fairlot/wire/core';
import type { operatorHttp } from '@fairlot/wire/staff/operator';

export type Proposal = Output<typeof operatorHttp.getProposals>['Rows'][number];

/** Shows the content of a proposal in words. Returns undefined if the content has an unknown form. */
export type ProposalView = (
  proposal: Pick<Proposal, 'Before' | 'Content'>,
) => ReactNode | undefined;

/** Views by the permission of the act. Content without a view is shown as it was frozen. */
export type ProposalViews = Readonly<Record<string, ProposalView>>;
