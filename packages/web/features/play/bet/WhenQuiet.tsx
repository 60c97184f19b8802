import { IssueVoice } from '../lottery/issue/index.ts';
import { OwnVoice } from '../slip/index.ts';
import { DayPlaceLine } from './day-place/DayPlaceLine.tsx';

/** What the page says beside what it shows, once nothing is more urgent: no first view has it. */
export function WhenQuiet({ gameId, hasIssues }: { gameId: number; hasIssues: boolean }) {
  return (
    <>
      <IssueVoice />
      <OwnVoice gameId={gameId} />
      {hasIssues && <DayPlaceLine gameId={gameId} />}
    </>
  );
}
