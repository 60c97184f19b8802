export { useAnimal } from './animals.ts';
export { usePlaysNow } from './dated-plays.ts';
export { FactsText } from './FactsText.tsx';
export { isOpen, saleAt } from './issue-view.ts';
export { IssueClock } from './IssueClock.tsx';
export { IssueTitle } from './IssueTitle.tsx';
export { IssueVoice } from './IssueVoice.tsx';
export { LastDraw } from './LastDraw.tsx';
export { untilTurn } from './moment.ts';
export { useNextIssue, useSale, useTick, type SaleNow } from './tick.ts';
export {
  HeldContext,
  IssuesContext,
  useDraws,
  useIsRead,
  useIssues,
  useIssuesOf,
  type PastDraw,
} from './use-issues.ts';
export { FamilyContext, useFamilyHere } from './use-family.ts';
export { useMoment } from './use-moment.ts';
