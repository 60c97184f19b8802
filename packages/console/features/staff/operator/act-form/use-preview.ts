import { useRef, useState } from 'react';
import { PREVIEW, SEEN_HEADER, type Endpoint, type Output } from '@fairlot/wire/core';
import { asksSecond } from '@fairlot/wire/staff/operator';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Proposal } from '../../../../registry/proposal-view.ts';
import { contentOf, questionOf } from '../proposal-content/ProposalContent.tsx';
import {
  type ProposalReading,
  useProposalReader,
} from '../proposal-content/use-proposal-reader.ts';
import { FAULTS } from './text.ts';

/** The preview of a proposal: exactly the content that the server would freeze. */
export type Preview = {
  readonly proposal: Proposal;
  readonly reader: ProposalReading;
  readonly isSure: boolean;
  readonly setSure: (isSure: boolean) => void;
  readonly back: () => void;
};

/**
 * Adds a preview before a proposal. The first press fetches the preview, the second sends it. If the content changed
 * meanwhile, the server answers with a new preview. Acts of one operator have no preview.
 */
export function usePreview<E extends Endpoint>(endpoint: E, isOn = true) {
  const [proposal, setProposal] = useState<Proposal>();
  const [isSure, setSure] = useState(false);
  const isAsked = isOn && asksSecond(endpoint);
  const reader = useProposalReader(isAsked);
  // The call reads it when it is sent.
  const seen = useRef<string>(PREVIEW);
  const show = (next: Proposal | undefined): void => {
    seen.current = next?.Hash ?? PREVIEW;
    setProposal(next);
    setSure(false);
  };
  const back = (): void => show(undefined);
  const fault = (): Bilingual | undefined => {
    if (!proposal) return undefined;
    if (contentOf(reader, proposal) === undefined) return FAULTS.unreadable;
    return questionOf(reader, proposal) && !isSure ? FAULTS.sure : undefined;
  };
  const preview: Preview | undefined = proposal && { proposal, reader, isSure, setSure, back };
  return {
    isAsked,
    preview,
    headersOf: isAsked ? () => ({ [SEEN_HEADER]: seen.current }) : undefined,
    /** Returns the reason why the preview cannot be sent. */
    fault,
    back,
    /** Returns true if the answer was a preview, which is shown now; false if the proposal was made. */
    take: (answer: Output<E>): boolean => {
      if (!isAsked) return false;
      const made = answer as Proposal;
      show(made.Id === 0 ? made : undefined);
      return made.Id === 0;
    },
  };
}
