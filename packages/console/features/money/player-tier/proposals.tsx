import type { Bilingual } from '@fairlot/rules/core/text';
import {
  asItIs,
  inRows,
  isRecord,
  type Parts,
  publishedView,
  rowsOf,
  type Teller,
} from '../../staff/operator/proposal-content/index.ts';
import type { ProposalViews } from '../../../registry/proposal-view.ts';
import { text } from './text.ts';

/** Names of the limits of all players, by server id such as `card-0`. */
const METHODS: Readonly<Record<string, Bilingual>> = {
  'card-0': { zh: '所有玩家 · 提款到银行卡', en: 'All players · Withdrawals to bank cards' },
  'usdt-0': { zh: '所有玩家 · USDT 提款', en: 'All players · USDT withdrawals' },
  'purse-0': { zh: '所有玩家 · 提款到电子钱包', en: 'All players · Withdrawals to e-wallets' },
};

const ASSIGN: Parts = {
  layer: { name: { zh: '分到层级', en: 'Assign to layer' }, isSubject: true },
  players: { name: { zh: '玩家：现在的层级', en: 'Players and their current layers' } },
};
const NO_LAYER = { zh: '无层级', en: 'no layer' };

/** Names the layers; the frozen content has their numbers. */
const tellAssign: Teller = ({ Before, Content }, say) => {
  if (!isRecord(Before) || !isRecord(Content)) return undefined;
  const { about = {}, layer, players, ...rest } = Content;
  if (!isRecord(about) || !Array.isArray(players) || !Array.isArray(Before['players']))
    return undefined;
  const names = isRecord(about['layers']) ? about['layers'] : {};
  const nameOf = (id: string): string =>
    id === '–' || id === 'null' ? say(NO_LAYER) : String(asItIs(names[id] ?? id, say));
  const lines = Before['players'].map((line) => {
    const [player = '', id = ''] = String(line).split(': ');
    return `${player}: ${nameOf(id)}`;
  });
  // The layer of each player is in its line.
  const others = Object.entries(Before).filter(([name]) => !Object.hasOwn(ASSIGN, name));
  return rowsOf(
    ASSIGN,
    Object.fromEntries(others),
    { ...rest, layer: nameOf(String(layer)), players: lines },
    say,
  );
};

/** What is asked of others about layers. */
const layerProposals: ProposalViews = {
  'layer.layers.publish': publishedView({}),
  'layer.limits.publish': publishedView({ nameOf: (id) => METHODS[id] }),
  'layer.players.assign': inRows(tellAssign, {
    subject: (proposal, say) => {
      const [layer, players] = tellAssign(proposal, say) ?? [];
      const count = Array.isArray(players?.after) ? players.after.length : 0;
      return `${String(layer?.after ?? '')} · ${say(text.players)} ${count}`;
    },
  }),
};

export default layerProposals;
