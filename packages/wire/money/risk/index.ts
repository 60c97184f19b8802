export { CASE_CODES, ENTRY_CODES, OPEN_CODES, RULES_CODES } from './codes.ts';
export * as riskConsole from './console.ts';
export type { Related, RiskCase, RiskEntry, RiskRule, RiskRules, Tie } from './shapes.ts';
