import type { ReactNode } from 'react';
import type { Output } from '@fairlot/wire/core';
import type { operatorHttp } from '@fairlot/wire/staff/operator';

export type Proposal = Output<typeof operatorHttp.getProposals>['Rows'][number];

/** What a proposal says, to be read; undefined where it is not what this knows how to tell. */
export type ProposalView = (
  proposal: Pick<Proposal, 'Before' | 'Content'>,
) => ReactNode | undefined;

/** By the permission of the act. What none of them tells stands there as it was frozen. */
export type ProposalViews = Readonly<Record<string, ProposalView>>;
