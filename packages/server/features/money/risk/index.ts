import type { Feature } from '#platform/feature';
import { changeRules } from './change-rules.ts';
import { riskRoutes } from './console.ts';

export { freezeByScore, judge, type Judged, keepJudgement, type OwnMeasures } from './judge.ts';
export { scoreOf } from './store-rules.ts';

/** What an operator is warned of before money goes out: marks with scores, lists, cases, relations (product 3.5). */
export const risk: Feature = { name: 'risk', console: riskRoutes, twoPersonActs: [changeRules] };
