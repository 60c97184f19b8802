import { FIRST_TERMS, RISK_NAMES } from '@fairlot/rules/check/risk-score';
import type { riskConsole } from '@fairlot/wire/money/risk';
import type { CallRows, FeatureCalls } from '#testing/calls';

const rules = {
  Rules: RISK_NAMES.map((Mark) => {
    const { isOn, from, weight } = FIRST_TERMS.rules[Mark];
    return { Mark, IsOn: isOn, From: from, Weight: weight };
  }),
  LookFrom: 60,
  FreezeFrom: 90,
};

const riskConsoleCalls: CallRows<typeof riskConsole> = {
  getRules: { who: 'risk.rules.read' },
  tryRules: { who: 'risk.rules.read', sample: rules },
  proposeRules: {
    who: 'risk.rules.change',
    sample: { Seen: 2_000_000, Rules: rules, Reason: 'only a try', Code: '000000' },
  },
  getEntries: {
    who: 'risk.lists.read',
    sample: { Colour: 'grey', Search: 'tester', Before: 7, Count: 20 },
  },
  putEntry: {
    who: 'risk.lists.change',
    sample: { Kind: 'ip', Value: 'no address', Colour: 'grey', Days: 7, Reason: 'only a try' },
  },
  dropEntry: { who: 'risk.lists.change', sample: { Id: 2_000_000, Reason: 'only a try' } },
  getCases: {
    who: 'risk.cases.read',
    sample: { IsOpen: true, Search: 'tester', Before: 7, Count: 20 },
  },
  getCase: { who: 'risk.cases.read', sample: { Id: 2_000_000 } },
  getRelations: { who: 'risk.cases.read', sample: { PlayerId: 9_000_000_000_000_000 } },
  openCase: {
    who: 'risk.cases.change',
    sample: { UserName: 'nobody-there', Reason: 'only a try' },
  },
  takeCase: { who: 'risk.cases.change', sample: { Id: 2_000_000, Reason: 'only a try' } },
  noteCase: { who: 'risk.cases.change', sample: { Id: 2_000_000, Note: 'only a try' } },
  closeCase: {
    who: 'risk.cases.change',
    sample: { Id: 2_000_000, Outcome: 'clean', Note: 'only a try' },
  },
};

export const calls: FeatureCalls = { console: riskConsoleCalls };
