import type { ReactNode } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Frozen, ProposalView, Say } from '../../../../registry/proposal-view.ts';
import { Changes } from './Changes.tsx';
import { EffectTime } from './EffectTime.tsx';
import { asItIs, isRecord } from './in-words.ts';
import { isPlain, type Plain } from './plain.ts';

type Parts = { readonly before: Plain | null; readonly after: Plain; readonly of: unknown };

/** Separates frozen rules from their identifying fields. Returns undefined if a part has no name. */
function partsOf({ Before: before, Content: content }: Frozen): Parts | undefined {
  if (!isRecord(content)) return undefined;
  const { about, ...after } = content;
  if (!isPlain(after) || !(before === null || isPlain(before))) return undefined;
  if (about === undefined) return { before, after, of: undefined };
  return isRecord(about) && Object.keys(about).every((name) => name === 'of')
    ? { before, after, of: about['of'] }
    : undefined;
}

const NEW = { zh: '新增', en: 'New' };

/** A new entry has its name among its rules. */
const newName = ({ zh, en, titleZh, titleEn, name }: Plain): unknown =>
  name ?? { zh: zh ?? titleZh, en: en ?? titleEn };

/** Makes the view of rules that one operator edits and another publishes. */
export const publishedView = (options: {
  /** Shows the change where a table of its parts is hard to read. */
  readonly render?: (parts: Parts) => ReactNode;
  /** Names the subject of the rules by its id. */
  readonly nameOf?: (id: string) => Bilingual | undefined;
}): ProposalView => {
  const subject = (proposal: Frozen, say: Say): string => {
    const parts = partsOf(proposal);
    if (!parts) return '';
    const { before, after, of } = parts;
    const id = typeof after['id'] === 'string' ? after['id'] : '';
    const name = asItIs(options.nameOf?.(id) ?? of ?? newName(after), say);
    return [before === null ? say(NEW) : '', String(name ?? id)].filter(Boolean).join(' · ');
  };
  return {
    subject,
    show: (proposal) => {
      const parts = partsOf(proposal);
      if (!parts) return undefined;
      const { before, after } = parts;
      const at = after['publishAt'];
      return (
        <>
          <EffectTime at={typeof at === 'string' ? at : undefined} />
          {options.render?.(parts) ?? <Changes before={before} after={after} />}
        </>
      );
    },
  };
};
