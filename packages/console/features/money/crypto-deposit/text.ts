import type { Bilingual } from '@fairlot/rules/core/text';

/** Words of chains at the console. */
export const text = {
  title: { zh: 'USDT 收款', en: 'USDT deposits' },
  about: {
    zh: '每个网络读到的高度、节点状态与收款地址池。这里没有任何地址的私钥；节点用命令添加。链停止时不再下单，已付款的订单不会丢失。',
    en: 'How far each chain was read, what is wrong with its node, and its pool of addresses. Nobody here has a key of one; nodes are added by command. While a chain is not read on no order is made over it, and none that was paid is lost.',
  },
  notAllowed: { zh: '您无权查看', en: 'You may not see this' },
  nodes: { zh: '网络', en: 'Chains' },
  chain: { zh: '网络', en: 'Chain' },
  host: { zh: '节点', en: 'Node' },
  height: { zh: '已读高度', en: 'Read to' },
  head: { zh: '节点高度', en: 'Head' },
  lag: { zh: '落后', en: 'Behind by' },
  blocks: {
    zh: (n: number) => `${n} 块`,
    en: (n: number) => (n === 1 ? '1 block' : `${n} blocks`),
  },
  moved: { zh: '最近新块', en: 'Last block' },
  pool: { zh: '地址 空闲 / 占用 / 停用', en: 'Free / leased / retired' },
  low: { zh: '地址不足', en: 'Few are free' },
  seen: { zh: '待确认付款', en: 'Unconfirmed' },
  state: { zh: '状态', en: 'State' },
  well: { zh: '正常', en: 'Read on' },
  off: { zh: '停用', en: 'Off' },
  unread: { zh: '尚未读取', en: 'Not read yet' },
  acts: { zh: '操作', en: 'Actions' },
  noNodes: { zh: '没有网络，可用命令添加节点', en: 'None: nodes are added by command' },
  resume: { zh: '继续读取', en: 'Read on' },
  resumeOf: {
    zh: (chain: string) => `继续读取 ${chain}`,
    en: (chain: string) => `Read on ${chain}`,
  },
  resumeNote: {
    zh: '节点的历史与已读的不同，且超出保留的区块。继续后从保留的区块重新读取；已入账而链上不再有的付款会进入异常与对账。',
    en: 'The node has another history than the one that was read, further back than blocks are kept. It is read anew from there; what was credited and is not there any more becomes an exception and a break.',
  },
  resumed: { zh: '已继续读取', en: 'It is read on' },
  addresses: { zh: '收款地址', en: 'Addresses' },
  address: { zh: '地址', en: 'Address' },
  lessee: { zh: '订单', en: 'Order' },
  free: { zh: '可再用', en: 'Free at' },
  isFree: { zh: '空闲', en: 'Free' },
  leased: { zh: '占用', en: 'Leased' },
  retired: { zh: '已停用', en: 'Retired' },
  added: { zh: '加入时间', en: 'Added' },
  retire: { zh: '停用', en: 'Retire' },
  restore: { zh: '启用', en: 'Put back' },
  retireOf: {
    zh: (address: string) => `停用 ${address}`,
    en: (address: string) => `Retire ${address}`,
  },
  restoreOf: {
    zh: (address: string) => `启用 ${address}`,
    en: (address: string) => `Put back ${address}`,
  },
  retireNote: {
    zh: '不再分配给新订单；之后付到此地址的款项仍会被发现。',
    en: 'No order gets it any more. What is paid to it is found all the same.',
  },
  changed: { zh: '已更改', en: 'Changed' },
  noAddresses: { zh: '池中没有地址', en: 'No address is in the pool' },
  find: { zh: '地址、订单或哈希', en: 'Address, order or transaction' },
  bring: { zh: '导入地址', en: 'Bring in addresses' },
  bringNote: {
    zh: '每行一个，最多 200 个。玩家会向这些地址付款：须另一位运营逐个核对后确认。',
    en: 'A line each, 200 at the most. Players pay to them: another operator checks each before it counts.',
  },
  put: { zh: '提交复核', en: 'Ask another operator' },
  putDone: { zh: '已提交，等待另一位确认', en: 'Put: another operator confirms it' },
  transfers: { zh: '链上付款', en: 'Payments' },
  tx: { zh: '交易哈希', en: 'Transaction' },
  amount: { zh: '数量', en: 'Amount' },
  confirmed: { zh: '确认', en: 'Confirmed' },
  found: { zh: '发现时间', en: 'Found' },
  noTransfers: { zh: '还没有链上付款', en: 'Nothing was paid yet' },
} as const;

export const NODE_FAULTS = {
  SILENT: { zh: '没有回应', en: 'Silent' },
  BEHIND: { zh: '节点落后', en: 'Its node is behind' },
  INCONSISTENT: { zh: '区块前后不符', en: 'Its blocks do not fit' },
  STALLED: { zh: '久无新块', en: 'No new block' },
  FORKED: { zh: '历史不同，已停止', en: 'Another history: stopped' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export const TRANSFER_STATES = {
  seen: { zh: '待确认', en: 'Unconfirmed' },
  taken: { zh: '已处理', en: 'Taken' },
  undone: { zh: '已不在链上', en: 'In no block' },
  dust: { zh: '粉尘', en: 'Dust' },
  gone: { zh: '处理后消失', en: 'Taken, then gone' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export const FAULTS = {
  addresses: { zh: '每行一个地址，1 至 200 个', en: 'An address a line, 1 to 200' },
  line: {
    zh: (line: number, chain: string) => `第 ${line} 行不是 ${chain} 地址`,
    en: (line: number, chain: string) => `Line ${line} is no address of ${chain}`,
  },
} as const;
