/** A region as ISO 3166 has it, such as `CN`; `T1`, which proxies write of the Tor network, has this form too. */
export const REGION_FORM = /^[A-Z][A-Z0-9]$/;

/** ISO 3166-1 alpha-2 as of 2024: the codes that are assigned, 249 of them. */
const ASSIGNED =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** What proxies tell beside: Kosovo, by a code that ISO leaves to whoever needs one, and the Tor network. */
const BESIDE = 'XK T1';

const KNOWN: ReadonlySet<string> = new Set(`${ASSIGNED} ${BESIDE}`.split(' '));

/** Whether a proxy ever tells a region by this code: a rule that names another would keep out nobody, or everybody. */
export const isRegion = (code: string): boolean => KNOWN.has(code);

/** The first of these that is no region; undefined: all are. */
export const unknownRegion = (codes: readonly string[]): string | undefined =>
  codes.find((code) => !isRegion(code));

/** Regions that a rule names at most: there are fewer. */
export const MOST_REGIONS = 300;

/** Which regions players come from: all of them, all but these, these alone. */
export const REGION_RULES = ['any', 'except', 'only'] as const;
export type RegionRule = (typeof REGION_RULES)[number];
