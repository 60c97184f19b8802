// What a letter says as it is typed, as it is frozen, and as the contract takes it. Pure.
import { isProse } from '@fairlot/rules/check/prose';
import {
  fillTemplate,
  messagePart,
  paragraphsOf,
  unknownVariable,
  variablesIn,
} from '@fairlot/rules/check/template';
import { isLine } from '@fairlot/rules/lottery/game';
import {
  TEMPLATE_BOUNDS,
  type TemplateRow,
  type TemplateRules,
} from '@fairlot/wire/content/template';
import { FAULTS } from './text.ts';

export const LINES = ['titleZh', 'titleEn'] as const;
export const AREAS = ['bodyZh', 'bodyEn'] as const;
export type Values = {
  readonly [field in (typeof LINES)[number] | (typeof AREAS)[number]]: string;
};
type Variables = TemplateRow['Variables'];

export const valuesOf = (rules: TemplateRules): Values => ({
  titleZh: rules.Title,
  titleEn: rules.TitleEn,
  bodyZh: rules.Content,
  bodyEn: rules.ContentEn,
});

export function faultsOf(values: Values, variables: Variables) {
  const known = variables.map(({ Name }) => Name);
  const needed = variables.filter(({ IsNeeded }) => IsNeeded).map(({ Name }) => Name);
  const lineFault = (typed: string) => {
    if (!isLine(typed.trim(), TEMPLATE_BOUNDS.title)) return FAULTS.title;
    return unknownVariable(typed, known) === undefined ? undefined : FAULTS.unknown;
  };
  const areaFault = (typed: string, language: 'zh' | 'en') => {
    if (!isProse(typed.trim(), TEMPLATE_BOUNDS.body)) return FAULTS.body;
    if (unknownVariable(typed, known) !== undefined) return FAULTS.unknown;
    const [first = ''] = paragraphsOf(typed);
    const said = variablesIn(first);
    if (!needed.every((name) => said.includes(name))) return FAULTS.missing;
    const message = messagePart(typed, samplesIn(variables, language));
    return message.length > TEMPLATE_BOUNDS.message ? FAULTS.long : undefined;
  };
  const faults = [
    ...LINES.map((field) => [field, lineFault(values[field])] as const),
    ['bodyZh', areaFault(values.bodyZh, 'zh')] as const,
    ['bodyEn', areaFault(values.bodyEn, 'en')] as const,
  ];
  return Object.fromEntries(
    faults.flatMap(([field, fault]) => (fault ? [[field, fault] as const] : [])),
  );
}

/** As it is frozen and kept. */
export const plainOf = (values: Values) => ({
  titleZh: values.titleZh.trim(),
  titleEn: values.titleEn.trim(),
  bodyZh: values.bodyZh.trim(),
  bodyEn: values.bodyEn.trim(),
});

export const rulesOf = (plain: ReturnType<typeof plainOf>): TemplateRules => ({
  Title: plain.titleZh,
  TitleEn: plain.titleEn,
  Content: plain.bodyZh,
  ContentEn: plain.bodyEn,
});

const samplesIn = (variables: Variables, language: 'zh' | 'en'): Record<string, string> =>
  Object.fromEntries(variables.map(({ Name, Sample }) => [Name, Sample[language]]));

/** As a player would read it, with the samples of its variables. */
export const withSamples = (written: string, variables: Variables, language: 'zh' | 'en'): string =>
  fillTemplate(written, samplesIn(variables, language));

/** What a text message of it says: the first paragraph of each language. */
export const messageOf = ({ bodyZh, bodyEn }: Values, variables: Variables): string =>
  [
    messagePart(bodyZh, samplesIn(variables, 'zh')),
    messagePart(bodyEn, samplesIn(variables, 'en')),
  ].join(' ');
