import { passwordKey } from './password-key.ts';

/**
 * Passwords that people choose: words, names and rows of keys, with what they put behind them. Thousands of
 * them, spelt as two lists; fetched when a password is chosen. Runs and repeats are caught by rule.
 */
const WORDS = `
  password passwort passw0rd p@ssword p@ssw0rd pa55word passwd passcode secret letmein welcome login signin access
  admin administrator root user test testing guest master manager changeme default temp demo hello hellokitty
  iloveyou loveyou lovely love lover mylove baby babygirl babyboy honey sweet sweetie angel princess prince queen
  king kingkong sunshine summer winter spring autumn monday friday sunday january march april june july august
  october november december flower butterfly rainbow diamond golden silver purple orange yellow banana apple cherry
  cookie chocolate coffee cheese pepper ginger monkey dragon tiger lion eagle falcon wolf shadow phantom ghost
  ninja samurai warrior soldier hunter killer sniper ranger rocket thunder lightning phoenix matrix batman superman
  spiderman ironman starwars startrek pokemon pikachu naruto minecraft fortnite mario zelda football soccer
  baseball basketball hockey tennis golf chelsea arsenal liverpool barcelona madrid juventus milan yankees lakers
  cowboys eagles steelers packers mustang ferrari porsche mercedes corvette harley yamaha honda toyota nissan
  computer internet windows microsoft google facebook instagram twitter youtube amazon samsung iphone android
  nokia huawei xiaomi apple123 michael michelle jennifer jessica jordan joshua matthew daniel andrew anthony
  william robert richard charles charlie thomas george david james john maria nicole amanda ashley samantha
  elizabeth victoria alexander benjamin christian christopher jonathan nathan justin brandon austin hannah sophie
  freedom forever friends friend family mother father brother sister money dollar million lucky luckyme winner
  jackpot casino poker lottery gamble fortune trustno whatever nothing something anything computer1 blessed jesus
  jesuschrist heaven america canada london paris berlin china beijing shanghai taiwan hongkong singapore
  woaini woaiwo woaiwojia aini ainiyiwannian wodeai baobei baobao laopo laogong laoma mama baba jiayou gongxi
  facai gongxifacai zhongguo beijing1 shanghai1 guangzhou shenzhen hangzhou chengdu xiaoming xiaohong xiaolong
  zhang zhangwei zhangli wang wangwei wangfang wangli liwei lina liqiang liuwei liuyang chenjie chenwei yangyang
  huangwei zhaoyang zhouwei wuwei sunwei zhuzhu mimima mima wodemima denglu caipiao shishicai shuangseqiu daletou
  fucai ticai zhongjiang yiqian dafa daji fada shunli pingan jixiang ruyi kuaile xingfu tianxia tiantian
  qwerty qwert qwe qweasd qweasdzxc qwertyuiop qazwsx qazwsxedc qaz wsx edc asd asdf asdfg asdfgh asdfghjkl
  zxc zxcv zxcvb zxcvbn zxcvbnm qaswed azerty azertyuiop 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz 2wsx q1w2e3
  q1w2e3r4 zaq12wsx zaq1 xsw2 aa aaa abc abcd abcde abcdef a ab as qq qqq qw ww wo z x zz lm li wu hu ok vip boss`;

const ENDINGS = `
  0 00 000 007 01 0123 1 10 100 1000 101 11 110 111 1111 11111 111111 12 12! 121 1212 123 123! 1230 1231 123123 1234 1234!
  12345 123456 1234567 12345678 123456789 1234567890 12345! 123456! 123321 13 131 1314 1314520 147 147258 147258369
  159 159357 159753 16 168 1688 17 18 188 19 1980 1985 1986 1987 1988 1989 1990 1991 1992 1993 1994 1995 1996 1997 1998
  1999 2 20 2000 2001 2002 2003 2004 2005 2008 2010 2012 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026 21 2112
  22 222 2222 23 234 246810 25 258 321 33 333 3344 369 4 44 444 456 5 5201314 520 521 55 555 5555 654321 66 666 6666
  666666 69 7 77 777 7777 777777 789 789456 8 88 888 8888 88888888 987 987654 987654321 9 99 999 9999 @123 @1234 @2026 ! !! a abc qq
  #1 .123 _123 1a 1q 1q2w 1qaz`;

const SHORTEST = 8;
const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => word !== '');

/** In small letters; nothing shorter than a password may be. */
export const WEAK_PASSWORDS: ReadonlySet<string> = new Set(
  wordsOf(WORDS)
    .flatMap((word) => ['', ...wordsOf(ENDINGS)].map((ending) => word + ending))
    .filter((password) => password.length >= SHORTEST),
);

/** Whether a password is one that people choose, however it is capitalised, and in whatever width. */
export const isWeakPassword = (password: string): boolean =>
  WEAK_PASSWORDS.has(passwordKey(password));
