/**
 * Passwords of eight characters or more that everybody tries first. Short on purpose: the browser
 * loads it with the form. Runs and repeats are caught by rule, so they are not listed.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passw0rd p@ssw0rd p@ssword password1 password12 password123 password1234 passwort
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qazwsxedc
  q1w2e3r4 zaq12wsx asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abc123456
  a1234567 a12345678 a123456789 aa123456 aa12345678 qq123456 qq123123 woaini1314 woaini520 woaini123
  5201314a 520131400 wo123456 123456aa 123456ab 123456abc 123456qq 123qweasd qweasdzxc qwe123456
  iloveyou iloveyou1 sunshine princess football baseball superman starwars trustno1 whatever
  letmein1 letmein123 welcome1 welcome123 admin123 admin1234 admin888 administrator changeme
  changeme1 monkey123 dragon123 master123 shadow123 michael1 computer internet samsung1 q123456789
  12345678a 123456789a 1234567890a 11223344 1122334455 112233445566 12344321 123454321 12121212
  13145201 14725836 147258369 159357456 789456123 741852963 987654321a zhangwei wangwei123
  freedom1 mustang1 charlie1 jennifer hunter12 killer123 pokemon1 liverpool chelsea1 arsenal1`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Words of this site: a password that is only one of them and digits is too simple. */
export const SITE_WORDS: ReadonlySet<string> = new Set([
  'fairlot',
  'fairlotfairlot',
  'lottery',
  'caipiao',
  'shishicai',
  'jackpot',
  'facai',
  'password',
  'admin',
  'player',
]);
