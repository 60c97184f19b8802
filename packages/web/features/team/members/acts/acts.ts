import type { ComponentType } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { WindowAccess } from '../../../../session/index.ts';
import { lazyComponent, type LazyComponent } from '@fairlot/shell';
import type { Member } from '@fairlot/wire/team/members';

export type MemberActProps = {
  readonly member: Member;
  /** Ends the act: the list stands there again. */
  readonly close: () => void;
};

/** `page` takes the place of the list, with a way back above it; `over` is a dialog over the list. */
type Shown = {
  readonly at: 'page' | 'over';
  readonly load: () => Promise<{ default: ComponentType<MemberActProps> }>;
};
type Pressed = { readonly at: 'press'; readonly press: (member: Member) => void };

/** Something that an agent does to a member, or looks at: a line in the menu of each row and of the detail. */
export type MemberAct = {
  readonly id: string;
  readonly label: Bilingual;
  /** Acts on money and the account come before records (10 and more); what ends something is last (90 and more). */
  readonly order: number;
  readonly isDanger?: boolean;
  /** What the agent needs for it, as a tab of the window does. */
  readonly access?: WindowAccess;
  /** Whom it is offered for; without it, every member. The server decides again. */
  readonly isFor?: (member: Member) => boolean;
} & (Shown | Pressed);

export type ReadyAct =
  | (Omit<MemberAct, 'at' | 'press'> & Pressed)
  | (Omit<MemberAct, 'at' | 'load'> & {
      readonly at: 'page' | 'over';
      readonly Content: LazyComponent<MemberActProps>;
    });

const acts: ReadyAct[] = [];

/** Adds an act; called once, in the `window.ts` of the feature, which is there before any tab. */
export function addMemberAct(act: MemberAct): void {
  acts.push(act.at === 'press' ? act : { ...act, Content: lazyComponent(act.load) });
}

/** The acts on a member that the agent may take, in their order. */
export const actsFor = (
  member: Member,
  mayOpen: (access: WindowAccess) => boolean,
): readonly ReadyAct[] =>
  acts
    .filter(({ isFor, access }) => (isFor?.(member) ?? true) && (!access || mayOpen(access)))
    .toSorted((a, b) => a.order - b.order);
