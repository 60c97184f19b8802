import { payoutAccountHttp } from '@fairlot/wire/money/payout-account';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { bindCard } from './bind-bank-card.ts';
import { bindPurse } from './bind-electronic-purse.ts';
import { bindUsdt } from './bind-usdt-address.ts';
import { getPayees } from './get-payees.ts';
import { removeOwn } from './remove-payee.ts';

type Proof = { readonly Password: string; readonly Code?: string | undefined };
type Caller = { readonly principal: { readonly playerId: bigint }; readonly ip: string };

const shownBy = ({ Password: password, Code: code }: Proof, { principal, ip }: Caller) => ({
  playerId: principal.playerId,
  ip,
  password,
  code,
});

export const payoutAccountRoutes = ({ db, ports, settings: { dataFolder } }: Platform) => {
  const stage = { db, ports, dataFolder };
  return routes(payoutAccountHttp, {
    getPayees: (_, { principal }) => getPayees(stage, principal.playerId),
    bindBankCard: (form, call) =>
      bindCard(stage, shownBy(form, call), {
        bank: form.Bank,
        number: form.Number,
        again: form.Confirm,
        holder: form.Holder,
        category: form.Category,
      }),
    bindUsdtAddress: (form, call) =>
      bindUsdt(stage, shownBy(form, call), {
        chain: form.Chain,
        address: form.Address,
        memo: form.Memo,
        chainAgain: form.ChainConfirm,
      }),
    bindElectronicPurse: (form, call) =>
      bindPurse(stage, shownBy(form, call), {
        purse: form.Purse,
        account: form.Account,
        holder: form.Holder,
      }),
    removePayee: (form, call) => removeOwn(stage, shownBy(form, call), BigInt(form.Id)),
  });
};
