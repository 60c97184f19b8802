import { useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { useCall, useStore } from '@fairlot/shell';
import { leaderboardHttp } from '@fairlot/wire/community/leaderboard';
import { HIDDEN } from './hidden-text.ts';
import { hiddenBets } from './hidden.ts';

/** Read again at most so often: what a player agrees to, he agrees to on a page that reads it anew. */
const FRESH_MS = 60_000;

/** Whether anybody could follow or see what this player bets, or he hides it already. */
export function useMayHide(): boolean {
  const isHidden = useStore(hiddenBets);
  const said = useCall(leaderboardHttp.getConsent, {}, { staleTime: FRESH_MS }).data;
  return isHidden || (said?.ok === true && (said.value.IsShown || said.value.IsFollowable));
}

/** For who agreed to be shown or followed: whether what he bets from now on is. Nothing for anybody else. */
export function HiddenAsk() {
  const words = useWords(HIDDEN);
  const isHidden = useStore(hiddenBets);
  const mayHide = useMayHide();
  return (
    mayHide && (
      <Checkbox isOn={isHidden} onChange={(isOn) => hiddenBets.set(isOn)}>
        {words.hide}
      </Checkbox>
    )
  );
}
