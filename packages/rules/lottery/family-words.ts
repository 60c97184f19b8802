// What people type for a family: its names in the trade, their sounds and abbreviations, in lower case and
// without blanks. Names of single games need no line here.

const WORDS: Readonly<Record<string, string>> = {
  ssc: '时时彩 分分彩 五星彩 5星彩 ssc ffc shishicai fenfencai fivedigits 5digits',
  d3: '3d 福彩3d 排列三 排列3 三位数 pl3 pailiesan threedigits 3digits pick3',
  x5: '11选5 十一选五 11x5 11xuan5 syxw fiveofeleven 11choose5',
  k3: '快三 快3 骰子 骰宝 k3 kuaisan kuai3 touzi threedice 3dice dice sicbo fast3',
  pk10: '赛车 pk10 pk拾 pkshi 飞艇 赛艇 saiche feiting racing racecar',
  kl8: '快乐8 快乐八 快8 快八 基诺 kl8 k8 kuaile8 kuaileba keno',
  kl10: '快乐十分 快乐10分 快十 农场 kl10 klsf kuaileshifen happyten happy10',
  pc28: '28 幸运28 蛋蛋 pc28 pc蛋蛋 pcdandan dandan xingyun28 lucky28',
  lhc: '六合彩 6合彩 特码 6hc lhc liuhecai marksix mark6',
  ssq: '双色球 ssq shuangseqiu doublecolourball doublecolorball',
  dlt: '大乐透 dlt daletou superlotto',
  pl5: '排列五 排列5 pl5 pailiewu array5',
  qlc: '七乐彩 7乐彩 qlc qilecai sevenhappy',
  qxc: '七星彩 7星彩 qxc qixingcai sevenstar',
  hash: '哈希 哈希彩 hash haxi haxicai',
};

const SPLIT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(WORDS).map(([family, words]) => [family, words.split(' ')]),
);

/** Returns the words of a family; none for a family that is not known. */
export const familyWords = (family: string): readonly string[] => SPLIT.get(family) ?? [];
