import { createContext, use } from 'react';

/** The member of the team whose records are shown; undefined: the player's own. */
const MemberContext = createContext<number | undefined>(undefined);
export const MemberRecords = MemberContext.Provider;

export const useWhose = (): number | undefined => use(MemberContext);

/** The question about the records of a member, in place of that about the own ones. */
export const asked = <Q extends object>(question: Q, member: number | undefined): Q =>
  member === undefined ? question : { ...question, PlayerId: member };
