import { betHttp } from '@fairlot/wire/play/bet';
import { useCall } from '@fairlot/shell';
import { IssuesContext, useIssuesOf } from '../lottery/issue/index.ts';
import { ConfirmDialog } from '../slip/index.ts';
import type { ConfirmProps } from './confirm-props.ts';

/** Asks before a bet of the home page is placed, as the bet page does. */
export default function ConfirmBet({ attempt, place, game, info, ...rest }: ConfirmProps) {
  const issues = useIssuesOf(info);
  const terms = useCall(betHttp.getOdds, { GameId: game.Id }, { staleTime: 60_000 }).data;
  return (
    <IssuesContext value={issues}>
      <ConfirmDialog
        {...{ attempt, place, ...rest }}
        limits={terms?.ok ? terms.value : undefined}
      />
    </IssuesContext>
  );
}
