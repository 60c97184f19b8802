/** Ids of the plays of a pair of positions: 龙虎和, 龙虎斗, credit 龙虎, credit 二字和数. */
type PairIds = {
  readonly withTie: number;
  readonly withoutTie: number;
  readonly duel: number;
  readonly sum: number;
};

/** The ten pairs of the five positions: 万千, 万百 ... 十个. */
export const PAIRS: readonly (readonly [number, number, PairIds])[] = [
  [0, 1, { withTie: 1149, withoutTie: 1159, duel: 1209, sum: 1225 }],
  [0, 2, { withTie: 1150, withoutTie: 1160, duel: 1210, sum: 1226 }],
  [0, 3, { withTie: 1151, withoutTie: 1161, duel: 1211, sum: 1227 }],
  [0, 4, { withTie: 1152, withoutTie: 1162, duel: 1212, sum: 1228 }],
  [1, 2, { withTie: 1153, withoutTie: 1163, duel: 1213, sum: 1229 }],
  [1, 3, { withTie: 1154, withoutTie: 1164, duel: 1214, sum: 1230 }],
  [1, 4, { withTie: 1155, withoutTie: 1165, duel: 1215, sum: 1231 }],
  [2, 3, { withTie: 1156, withoutTie: 1166, duel: 1216, sum: 1232 }],
  [2, 4, { withTie: 1157, withoutTie: 1167, duel: 1217, sum: 1233 }],
  [3, 4, { withTie: 1158, withoutTie: 1168, duel: 1218, sum: 1234 }],
];
