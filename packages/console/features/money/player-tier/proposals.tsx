import { useCall } from '@fairlot/shell';
import { useSay, useWords } from '@fairlot/ui';
import { playerTierConsole } from '@fairlot/wire/money/player-tier';
import { Changes, isPlain, isRecord, type Plain } from '../../staff/operator/proposals/index.ts';
import type { ProposalView, ProposalViews } from '../../../registry/proposal-view.ts';
import { limitsText } from './limits-text.ts';

/** `card-3` and `channel-7-3`, as the server names limits: what they are of, and the layer, 0 for everybody. */
function partsOf(id: string): { readonly about: string; readonly layer: number } {
  const at = id.lastIndexOf('-');
  return { about: id.slice(0, at), layer: Number(id.slice(at + 1)) };
}

const METHODS = {
  card: { zh: '提款到银行卡', en: 'Withdrawals to bank cards' },
  usdt: { zh: 'USDT 提款', en: 'Withdrawals by USDT' },
  purse: { zh: '提款到电子钱包', en: 'Withdrawals to e-wallets' },
};
const channelOf = (about: string) => {
  const id = about.slice(about.indexOf('-') + 1);
  return { zh: `充值通道 ${id}`, en: `Way to deposit ${id}` };
};

/** Whose limits they are stands first: of everybody is not of a layer. */
function Limits(props: {
  readonly id: string;
  readonly before: Plain | null;
  readonly after: Plain;
}) {
  const { id, before, after } = props;
  const words = useWords(limitsText);
  const say = useSay();
  const { about, layer } = partsOf(id);
  const { data } = useCall(playerTierConsole.getLayers, {});
  const found = data?.ok ? data.value.Rows.find(({ Id }) => Id === layer) : undefined;
  const name = found ? say({ zh: found.Rules.Name, en: found.Rules.NameEn }) : '';
  const method = about in METHODS ? METHODS[about as keyof typeof METHODS] : channelOf(about);
  return (
    <>
      <p>
        <b>{layer === 0 ? words.everybody : words.ofLayer(layer, name)}</b> · {say(method)}
      </p>
      <Changes before={before} after={after} />
    </>
  );
}

const limitsProposal: ProposalView = ({ Before: before, Content: content }) => {
  if (!isRecord(content) || !isPlain(content) || !(before === null || isPlain(before)))
    return undefined;
  const id: unknown = content['id'];
  return typeof id === 'string' ? <Limits id={id} before={before} after={content} /> : undefined;
};

/** What is asked of others about layers. */
const layerProposals: ProposalViews = { 'layer.limits.publish': limitsProposal };

export default layerProposals;
