import { confirm, formatMoney, showToast, useWords } from '@fairlot/ui';
import { bonusHttp, type BonusGrant } from '@fairlot/wire/money/bonus';
import { wageringHttp } from '@fairlot/wire/money/wagering';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { refetch, useSend } from '@fairlot/shell';
import type { Money } from '@fairlot/rules/core/money';
import type { Bilingual } from '@fairlot/rules/core/text';
import { BONUS } from './text.ts';

const reread = () => {
  void refetch(bonusHttp.getBonusWallet);
  void refetch(walletHttp.getWalletAmount);
  void refetch(wageringHttp.getRequirement);
};

type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly text: Bilingual } };

/** What a player does to a bonus, each after he was told what it means. */
export function useActs({ Id, State }: BonusGrant, amount: Money) {
  const words = useWords(BONUS);
  const claiming = useSend(bonusHttp.claimBonus);
  const releasing = useSend(bonusHttp.releaseBonus);
  const forfeiting = useSend(bonusHttp.forfeitBonus);

  const tell = async (asked: Promise<Answer>, done: Bilingual) => {
    const answer = await asked.catch(() => undefined);
    if (answer?.ok) showToast({ kind: 'done', text: done });
    else showToast({ kind: 'failed', text: answer ? answer.error.text : BONUS.notSent });
    reread();
  };
  const claim = async () => {
    const isSure = await confirm({
      text: words.claimAsk,
      confirm: words.claim,
      cancel: words.keep,
    });
    if (isSure) await tell(claiming.send({ Id }), BONUS.claimed);
  };
  const release = () => tell(releasing.send({ Id }), BONUS.released);
  const forfeit = async () => {
    const isOffered = State === 'PENDING';
    const isSure = await confirm({
      text: isOffered ? words.declineAsk : words.forfeitAsk,
      ...(!isOffered && { rows: [[words.lost, formatMoney(amount)]] }),
      confirm: isOffered ? words.decline : words.forfeit,
      cancel: words.keep,
      danger: true,
    });
    if (isSure) await tell(forfeiting.send({ Id }), BONUS.forfeited);
  };
  const isSending = claiming.isSending || releasing.isSending || forfeiting.isSending;
  return { claim, release, forfeit, isSending };
}
