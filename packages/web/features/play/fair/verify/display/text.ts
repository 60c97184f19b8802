/** The seal of a proof that holds. */
export const SEAL = '验';

/** Words of the verify panel. Names and reasons of single checks come from the draw package. */
export const VERIFY = {
  title: { zh: '验证开奖', en: 'Verify a draw' },
  statement: { zh: '核对对账单', en: 'Check a statement' },
  close: { zh: '关闭', en: 'Close' },
  issue: { zh: (issue: string) => `第 ${issue} 期`, en: (issue: string) => `Issue ${issue}` },
  closedAt: {
    zh: (time: string) => `封盘 ${time} UTC+8`,
    en: (time: string) => `closed ${time} UTC+8`,
  },
  reading: { zh: '正在读取公告', en: 'Reading the record' },
  working: { zh: '正在你的浏览器里验算', en: 'Computing in your browser' },
  verified: { zh: '四步全部吻合', en: 'All four steps agree' },
  partly: {
    zh: (steps: readonly number[]) => `第 ${steps.join('、')} 步吻合`,
    en: (steps: readonly number[]) =>
      steps.length === 1
        ? `Step ${steps[0]} agrees`
        : `Steps ${steps.slice(0, -1).join(', ')} and ${steps.at(-1)} agree`,
  },
  noBeacon: { zh: '本期没有公共信标', en: 'no public beacon in this draw' },
  unchecked: { zh: '其余步骤未能检查', en: 'the rest could not be checked' },
  trustMode0: {
    zh: '号码在开售前已由承诺固定，平台改不了，但事先知道。仍需相信：平台没有透露或利用它。',
    en: 'The commitment fixed the number before sale: the operator could not change it, but knew it. What you still trust: that nobody told or used it.',
  },
  verifiedHow: {
    zh: (ms: number) => `在你的浏览器里算出，用时 ${ms} 毫秒`,
    en: (ms: number) => `Computed in your browser in ${ms} ms`,
  },
  sealLabel: { zh: '验讫', en: 'Verified' },
  sealPartly: { zh: (n: number) => `已验 ${n} 步`, en: (n: number) => `${n} steps verified` },
  late: { zh: '封盘公告发布延迟', en: 'The close was published late' },
  lateHow: {
    zh: '计算吻合，但封盘公告晚于公共信标，无法证明注单在信标产生前已固定。',
    en: 'The calculation holds, but the set of bets was published after the public beacon value existed, so this draw cannot prove that it was fixed before.',
  },
  failedStep: {
    zh: (n: number) => `第 ${n} 步不一致`,
    en: (n: number) => `Step ${n} does not hold`,
  },
  failedRecord: { zh: '公告记录不一致', en: 'The record does not hold' },
  notAFile: { zh: '这不是验证文件', en: 'This is not a proof file' },
  notAFileHow: {
    zh: '请选择从本站或他人处保存的 JSON 文件。',
    en: 'Choose a JSON file that was saved from this panel.',
  },
  keepIt: {
    zh: '请保存文件并交给任何你信任的人复核。',
    en: 'Save the file and have anyone you trust check it.',
  },
  published: { zh: '公布', en: 'Published' },
  computed: { zh: '算出', en: 'Computed' },
  undrawn: { zh: '尚未开奖', en: 'Not drawn yet' },
  undrawnHow: {
    zh: '下面是已经公布、之后不能再改的内容。开奖后自动验算。',
    en: 'This is what is already published and can no longer change. It is checked when the draw comes.',
  },
  cancelled: { zh: '本期已取消，本金已退回', en: 'Cancelled, stakes returned' },
  cancelledHow: {
    zh: '密钥照样公布，与承诺一致。',
    en: 'The secret was revealed all the same and matches the commitment.',
  },
  unopened: { zh: '本期未开售', en: 'Never on sale' },
  unopenedHow: {
    zh: '没有人能投注，也不开奖。',
    en: 'Nobody could bet on it, and it is not drawn.',
  },
  steps: { zh: '验证步骤', en: 'Steps' },
  step1: { zh: '开售前，平台先交出承诺', en: 'Before sale: the commitment' },
  step1How: {
    zh: (i: number, count: number) =>
      `当日 ${count} 期密钥的锚点，本期是第 ${i} 个。锚点一公布，密钥就改不了。`,
    en: (i: number, count: number) =>
      `The anchor of the day's ${count} secrets; this issue uses number ${i}. Once it is published no secret can change.`,
  },
  dayLate: {
    zh: '当日的密钥链在当天才公布。',
    en: 'The chain of this day was published on the day itself.',
  },
  step2: { zh: '封盘后，取公共信标', en: 'After close: the public beacon' },
  step2Mode0: { zh: '仅预先承诺，未使用公共信标', en: 'Committed in advance, no public beacon' },
  step2How: {
    zh: (round: number) => `开售时指定 drand quicknet 第 ${round} 轮，封盘后才产生，平台无法预知。`,
    en: (round: number) =>
      `drand quicknet round ${round}, named at opening. It comes into being after the close; nobody here can foresee it.`,
  },
  step2Mode0How: {
    zh: '号码由第 1 步的承诺决定，平台事先知道结果，但不能更改。',
    en: 'The commitment alone decides the number. The operator knows it in advance but cannot change it.',
  },
  step2Block: { zh: '封盘后，取公链区块', en: 'After close: a block of a public chain' },
  step2BlockHow: {
    zh: (chain: string, time: string) =>
      `开售时指定 ${chain} 链上 ${time} UTC+8 起的第一个区块，封盘后才产生，平台无法预知。`,
    en: (chain: string, time: string) =>
      `The first block of ${chain} from ${time} UTC+8 on, named at opening. It comes into being after the close; nobody here can foresee it.`,
  },
  blockHash: { zh: '区块哈希', en: 'Hash of the block' },
  blockAt: {
    zh: (chain: string, height: number, time: string) =>
      `${chain} 区块 ${height}，${time} UTC+8。请在该链的区块浏览器上核对。`,
    en: (chain: string, height: number, time: string) =>
      `${chain} block ${height}, ${time} UTC+8. Look it up in any explorer of that chain.`,
  },
  trustBlock: {
    zh: '号码由公链区块的哈希读出。仍需核对：该区块确在链上，且是该时刻起的第一个；仍需相信：出块者没有为此挑选区块。',
    en: 'The number is read off the hash of a public block. What you still look up: that it is in its chain and the first since that time. What you still trust: that its producer did not choose it for this.',
  },
  parentHow: {
    zh: (name: string) => `号码取自${name}的同期开奖，密钥和锚点都是它的。`,
    en: (name: string) =>
      `The number is read off the draw of ${name} of the same issue; secret and anchor are those of that game.`,
  },
  parentProof: { zh: '看它的验证', en: 'See its proof' },
  step3: { zh: '公布密钥', en: 'The secret is revealed' },
  step4: { zh: '合算种子，取出号码', en: 'The seed, and the number from it' },
  toCome: { zh: '尚未公布', en: 'Not published yet' },
  anchor: { zh: '当日锚点', en: 'Anchor of the day' },
  signature: { zh: '信标签名', en: 'Beacon signature' },
  secret: { zh: '本期密钥', en: 'Secret of the issue' },
  seed: { zh: '种子', en: 'Seed' },
  copyOf: { zh: (what: string) => `复制${what}`, en: (what: string) => `Copy: ${what}` },
  copied: { zh: '已复制', en: 'Copied' },
  notCopied: { zh: '浏览器不允许复制', en: 'The browser does not allow copying' },
  wordsHow: {
    zh: '从种子的字流里依次取 4 字节，除以进制取余数；落在不均匀的末尾则跳过。',
    en: 'Words of 4 bytes are read from the stream of the seed; each gives its remainder. A word in the uneven rest is skipped.',
  },
  skip: { zh: '跳过', en: 'skipped' },
  word: {
    zh: (place: number, value: number, below: number, ball: string) =>
      `第 ${place} 个字 ${value}，除以 ${below} 的余数得 ${ball}`,
    en: (place: number, value: number, below: number, ball: string) =>
      `Word ${place}, ${value}, modulo ${below} makes ${ball}`,
  },
  wordSkipped: {
    zh: (place: number, value: number) => `第 ${place} 个字 ${value} 跳过`,
    en: (place: number, value: number) => `Word ${place}, ${value}, is skipped`,
  },
  record: { zh: '公告记录', en: 'The record' },
  recordHow: {
    zh: (n: number) => `${n} 份公告，均有签名并写入哈希链`,
    en: (n: number) => (n === 1 ? '1 signed manifest' : `${n} signed manifests in a hash chain`),
  },
  plates: { zh: '瓷纹比对', en: 'Plates' },
  plateBefore: { zh: '开售前的锚点', en: 'Anchor before sale' },
  plateAfter: { zh: '由密钥算回', en: 'From the secret' },
  plateHow: { zh: '外圈 64 道刻线就是哈希的 64 位。', en: 'The 64 ticks are the 64 digits.' },
  same: { zh: '一致', en: 'Same' },
  differs: { zh: '不一致', en: 'Different' },
  byYourself: { zh: '自己验证', en: 'Check it yourself' },
  commands: { zh: '命令', en: 'Commands' },
  raw: { zh: '原始数据', en: 'Raw data' },
  copyCommands: { zh: '复制命令', en: 'Copy the commands' },
  copyRaw: { zh: '复制原始数据', en: 'Copy the raw data' },
  commandFile: { zh: '# 先保存文件，再离线验证', en: '# save the file first, then offline' },
  commandWhole: { zh: '# 全部检查（含信标与哈希链）', en: '# every check, beacon and links too' },
  save: { zh: '保存文件', en: 'Save the file' },
  open: { zh: '打开文件', en: 'Open a file' },
  openHow: {
    zh: '开奖验证文件、回执或对账单（PDF、CSV、JSON），也可以拖到这里。文件只在本机读取，断网也能验证。',
    en: 'The proof of a draw, a receipt or a statement (PDF, CSV, JSON); you can drop it here. It is read on this device only; no network is needed.',
  },
  tooLarge: { zh: '文件过大', en: 'The file is too large' },
  key: { zh: '签名公钥', en: 'Signing key' },
  failed: { zh: '公告没有取到', en: 'Could not read the record' },
  failedHow: {
    zh: '开奖结果不受影响。已保存的文件仍可离线验证。',
    en: 'The draw is not affected. A saved file can still be checked offline.',
  },
  noCode: { zh: '验算程序没有取到', en: 'Could not load what computes the proof' },
  noCodeHow: {
    zh: '什么都还没有验算。连上网络后再试。',
    en: 'Nothing has been checked yet. Try again with a connection.',
  },
  noTickets: { zh: '你的注单没有取到，未验算', en: 'Your bets could not be read or checked' },
  tryAgain: { zh: '重试', en: 'Try again' },
  official: { zh: '号码来自官方', en: 'Official numbers' },
  mine: { zh: '我在这一期', en: 'My bets in this issue' },
  proven: {
    zh: (n: number) => `${n} 张注单，各附封盘名单的证明`,
    en: (n: number) => `${n} bet${n === 1 ? '' : 's'}, each with its proof against the close`,
  },
  noneOfMine: { zh: '没有投注', en: 'None' },
  backToIssue: { zh: '返回本期', en: 'Back to the issue' },
} as const;
