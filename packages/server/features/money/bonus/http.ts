import { ok } from '@fairlot/rules/core/result';
import { bonusHttp } from '@fairlot/wire/money/bonus';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { claimBonus } from './claim-bonus.ts';
import { forfeitOwn } from './forfeit-bonus.ts';
import { getBonusWallet } from './get-player-bonus.ts';
import { releaseOwn } from './release-bonus.ts';

type Caller = { readonly principal: { readonly playerId: bigint } };
const keyOf = ({ Id }: { readonly Id: number }, { principal }: Caller) => ({
  playerId: principal.playerId,
  id: BigInt(Id),
});

export const bonusRoutes = ({ db }: Platform) =>
  routes(bonusHttp, {
    getBonusWallet: (_, { principal }) => getBonusWallet(db, principal.playerId),
    claimBonus: (form, call) => claimBonus(db, keyOf(form, call)),
    releaseBonus: async (form, call) => {
      const ended = await releaseOwn(db, keyOf(form, call));
      if (!ended.ok) return ended;
      return ok({ Released: ended.value.released, Taken: ended.value.taken });
    },
    forfeitBonus: async (form, call) => {
      const ended = await forfeitOwn(db, keyOf(form, call));
      return ended.ok ? ok({ Taken: ended.value.taken }) : ended;
    },
  });
