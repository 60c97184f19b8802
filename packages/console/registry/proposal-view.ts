import type { ReactNode } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Output } from '@fairlot/wire/core';
import type { operatorHttp } from '@fairlot/wire/staff/operator';

export type Proposal = Output<typeof operatorHttp.getProposals>['Rows'][number];

/** The frozen content of a proposal. */
export type Frozen = Pick<Proposal, 'Before' | 'Content'>;

/** Says a text in the language of the reader. */
export type Say = (words: Bilingual) => string;

/** Shows the proposals of one act, to maker and confirmer alike. */
export type ProposalView = {
  /** Names the subject in one line: a player, an order, a game. */
  readonly subject: (proposal: Frozen, say: Say) => string;
  /** Shows the content in words. Returns undefined for an unknown form, which cannot be confirmed. */
  readonly show: (proposal: Frozen) => ReactNode | undefined;
  /** Returns a question that both operators must answer with yes; undefined: nothing is unusual. */
  readonly question?: (proposal: Frozen) => Bilingual | undefined;
};

/** Views by the permission of the act. */
export type ProposalViews = Readonly<Record<string, ProposalView>>;
