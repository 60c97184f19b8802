import type { Bilingual } from '@fairlot/rules/core/text';
import {
  fillTemplate,
  messagePart,
  paragraphsOf,
  unknownVariable,
  variablesIn,
} from '@fairlot/rules/check/template';
import { TEMPLATE_BOUNDS, type Unsent } from '@fairlot/wire/content/template';
import {
  CONTACTS,
  TEMPLATES,
  type TemplateName,
  type Variable,
  VARIABLES,
  type Written,
} from './templates/text.ts';
import type { Text, Words } from './words.ts';

type Values = Readonly<Partial<Record<Variable, string | number | Bilingual>>>;
type Draft = {
  readonly name: TemplateName;
  readonly values: Values;
  readonly url?: string | undefined;
};

/** Which text says it, and what stands for its variables. */
export function draftOf(words: Words): Draft {
  switch (words.about) {
    case 'code':
      return { name: 'code', values: { code: words.code, minutes: words.minutes } };
    case 'contact-changed':
      return { name: words.about, values: { what: CONTACTS[words.what], next: words.next } };
    case 'contact-removed':
      return { name: words.about, values: { what: CONTACTS[words.what] } };
    case 'password-link':
      return { name: words.about, values: { minutes: words.minutes }, url: words.url };
    case 'operator-invitation':
      return {
        name: words.about,
        values: { account: words.account, valid: words.hours },
        url: words.url,
      };
    case 'password-handed':
    case 'password-changed':
      return { name: words.about, values: {} };
    case 'fund-reset':
    case 'fund-removed':
    case 'authenticator-removed':
      return { name: words.about, values: { hours: words.hours } };
    case 'networks': {
      const networks = words.networks.join(' ');
      return { name: networks === '' ? 'networks-free' : 'networks-bound', values: { networks } };
    }
    case 'passkey':
      return { name: `passkey-${words.what}`, values: { name: words.name } };
    case 'payee':
      return { name: `payee-${words.what}`, values: { shown: words.shown } };
    case 'wechat':
      return { name: `wechat-${words.what}`, values: {} };
  }
}

const LANGUAGES = ['zh', 'en'] as const;

/** A variable that is none of this text, or one that its first paragraph has to say in each language. */
export type VariableFault = { readonly unknown: string } | { readonly missing: Variable };

/** Whether a text may be sent under a name. */
export function variableFault(
  name: TemplateName,
  { subject, body }: Written,
): VariableFault | undefined {
  const { needs, may }: { needs: readonly Variable[]; may: readonly Variable[] } = TEMPLATES[name];
  for (const language of LANGUAGES) {
    for (const text of [subject[language], body[language]]) {
      const unknown = unknownVariable(text, [...needs, ...may]);
      if (unknown !== undefined) return { unknown };
    }
    const [first = ''] = paragraphsOf(body[language]);
    const missing = needs.find((each) => !variablesIn(first).includes(each));
    if (missing !== undefined) return { missing };
  }
  return undefined;
}

const samplesIn = (language: 'zh' | 'en'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(VARIABLES).map(([variable, { sample }]) => [variable, sample[language]]),
  );

/** Whether what goes out as a text message is longer than it may be, in one language or the other. */
export const isMessageLong = ({ body }: Pick<Written, 'body'>): boolean =>
  LANGUAGES.some(
    (language) => messagePart(body[language], samplesIn(language)).length > TEMPLATE_BOUNDS.message,
  );

/**
 * Why what was published under a name is not sent, and what is built in is: a text that has other variables by now would say less than
 * it has to, and one that was published before there was a bound would cost what nobody agreed to.
 */
export function whyUnsent(name: TemplateName, published: Written): Unsent | undefined {
  if (variableFault(name, published) !== undefined) return 'variables';
  return isMessageLong(published) ? 'long' : undefined;
}

/** The words of a message in both languages: nobody has said yet which of them he reads. */
export function composeText({ name, values, url }: Draft, published: Written | undefined): Text {
  const isGood = published && whyUnsent(name, published) === undefined;
  const written = isGood ? published : TEMPLATES[name];
  const valuesIn = (language: 'zh' | 'en'): Record<string, string> =>
    Object.fromEntries(
      Object.entries(values).map(([variable, value]) => [
        variable,
        typeof value === 'object' ? value[language] : String(value),
      ]),
    );
  const [zh, en] = [valuesIn('zh'), valuesIn('en')];
  const lines = {
    zh: paragraphsOf(fillTemplate(written.body.zh, zh)),
    en: paragraphsOf(fillTemplate(written.body.en, en)),
  };
  const most = Math.max(lines.zh.length, lines.en.length);
  return {
    subject: { zh: fillTemplate(written.subject.zh, zh), en: fillTemplate(written.subject.en, en) },
    lines: Array.from({ length: most }, (_, at) => ({
      zh: lines.zh[at] ?? '',
      en: lines.en[at] ?? '',
    })),
    ...(url === undefined ? {} : { url }),
  };
}
