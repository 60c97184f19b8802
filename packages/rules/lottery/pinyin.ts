// How the names of games are found by those who type letters: `ssc`, `shishicai`, `wufsc`, `5fen`.

/**
 * The characters that stand in names of lotteries, with the sound that each has there. Few enough to
 * be written down; the test names any that is missing.
 */
const SOUNDS = `七qi 三san 上shang 东dong 乐le 五wu 京jing 以yi 六liu 内nei 农nong 分fen 列lie 加jia 北bei
十shi 单dan 双shuang 台tai 合he 吉ji 哈ha 国guo 在zai 场chang 坊fang 大da 天tian 太tai 宁ning 安an 宾bin
山shan 币bi 希xi 幸xing 广guang 庄zhuang 庆qing 彩cai 徽hui 快kuai 拾shi 拿na 排pai 新xin 时shi 星xing
极ji 林lin 果guo 欢huan 江jiang 河he 波bo 津jin 洲zhou 海hai 港gang 湖hu 湾wan 澳ao 牛niu 球qiu 生sheng
疆jiang 福fu 秒miao 线xian 老lao 肖xiao 艇ting 色se 苏su 蛋dan 西xi 赛sai 车che 辽liao 运yun 选xuan
透tou 速su 重chong 门men 闲xian 韩han 飞fei 香xiang 一yi 二er 四si 八ba 九jiu`;

const SOUND = new Map(
  SOUNDS.split(/\s+/).map((entry) => [entry.slice(0, 1), entry.slice(1)] as const),
);

/** Numbers are typed as digits as often as they are spelt. */
const DIGIT = new Map([...'一二三四五六七八九'].map((char, at) => [char, String(at + 1)] as const));

/** Whether the sound of a character is known. */
export const hasSound = (char: string): boolean => SOUND.has(char);

/** What may be typed for each character of a name; blanks are left out. */
const waysOf = (name: string): readonly (readonly string[])[] =>
  [...name.toLowerCase().replaceAll(/[\s·]/g, '')].map((char) =>
    [char, SOUND.get(char), DIGIT.get(char)].filter((way) => way !== undefined),
  );

/** Whether the rest of a query stands for the characters from `at` on: each by its sound's beginning. */
function fits(ways: readonly (readonly string[])[], at: number, query: string): boolean {
  if (query === '') return true;
  return (ways[at] ?? []).some((way) =>
    [...way].some((_, last) => {
      const typed = way.slice(0, last + 1);
      return query.startsWith(typed) && fits(ways, at + 1, query.slice(typed.length));
    }),
  );
}

/** Whether a name is meant by what was typed: characters, sounds, their initials, or a mix of them. */
export function soundsLike(name: string, query: string): boolean {
  const wanted = query.toLowerCase().replaceAll(/[\s'·-]/g, '');
  const ways = waysOf(name);
  return ways.some((_, at) => fits(ways, at, wanted));
}
