import * as z from 'zod/mini';
import { isProse } from '@fairlot/rules/check/prose';
import { refused, type Result } from '@fairlot/rules/core/result';
import { isLine } from '@fairlot/rules/lottery/game';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import {
  TEMPLATE_BOUNDS,
  type TEMPLATE_CODES,
  type templateConsole,
  type TemplateRules,
} from '@fairlot/wire/content/template';
import type { Db } from '#platform/db';
import { isMessageLong, variableFault, whyUnsent } from '../../messaging/delivery/index.ts';
import {
  listTemplates,
  lockTemplate,
  type Template,
  TEMPLATE_NAMES,
  type TemplateName,
  TEMPLATES,
  VARIABLES,
  writeTemplate,
  type Written,
} from '../../messaging/delivery/templates/index.ts';
import type { Person, ProposalRow } from '../../staff/operator/proposals/index.ts';
import {
  proposePublishing,
  type Publishing,
  publishingAct,
  readVersions,
  readWaits,
} from '../../staff/publishing/index.ts';

const PlainTemplate = z.object({
  titleZh: z.string(),
  titleEn: z.string(),
  bodyZh: z.string(),
  bodyEn: z.string(),
});
type PlainTemplate = z.output<typeof PlainTemplate>;
type Fault = Refusal<typeof TEMPLATE_CODES>;

const plainOf = ({ subject, body }: Written): PlainTemplate => ({
  titleZh: subject.zh,
  titleEn: subject.en,
  bodyZh: body.zh,
  bodyEn: body.en,
});
const writtenOf = (plain: PlainTemplate): Written => ({
  subject: { zh: plain.titleZh, en: plain.titleEn },
  body: { zh: plain.bodyZh, en: plain.bodyEn },
});
const plainRules = (rules: TemplateRules): PlainTemplate => ({
  titleZh: rules.Title.trim(),
  titleEn: rules.TitleEn.trim(),
  bodyZh: rules.Content.trim(),
  bodyEn: rules.ContentEn.trim(),
});

const nameOf = (id: string): TemplateName | undefined => TEMPLATE_NAMES.find((name) => name === id);

/** What is wrong with a text under a name, whoever wants it. */
function faultOf(name: TemplateName, plain: PlainTemplate): Fault | undefined {
  const { titleZh, titleEn, bodyZh, bodyEn } = plain;
  const areWords =
    [titleZh, titleEn].every((line) => isLine(line, TEMPLATE_BOUNDS.title)) &&
    [bodyZh, bodyEn].every((text) => isProse(text, TEMPLATE_BOUNDS.body));
  if (!areWords) return { code: 'BAD_WORDS' };
  const fault = variableFault(name, writtenOf(plain));
  if (!fault) return isMessageLong(writtenOf(plain)) ? { code: 'MESSAGE_LONG' } : undefined;
  return 'unknown' in fault
    ? { code: 'UNKNOWN_VARIABLE', params: { name: fault.unknown } }
    : { code: 'VARIABLE_MISSING', params: { name: fault.missing } };
}

/** What letters say: one operator edits, another publishes, and every version is kept (product 3.12). */
export const LETTERS: Publishing<PlainTemplate> = {
  kind: 'template',
  permission: 'template.letters.publish',
  rules: PlainTemplate,
  check: (rules, id) => {
    const name = nameOf(id);
    return name && faultOf(name, rules) ? 'OUT_OF_BOUNDS' : undefined;
  },
  read: async (tx, id) => {
    const name = nameOf(id);
    return name && plainOf((await lockTemplate(tx, name)) ?? TEMPLATES[name]);
  },
  write: async (tx, id, plain) => {
    const name = nameOf(id);
    if (name) await writeTemplate(tx, name, writtenOf(plain));
  },
};
export const letterAct = publishingAct(LETTERS);

type PublishTemplateInput = Pick<
  Input<typeof templateConsole.proposeTemplate>,
  'Name' | 'Seen' | 'Rules' | 'At'
>;

/** Asks another operator to publish what a letter says. */
export async function proposeTemplate(
  db: Db,
  maker: Person,
  { Name, Seen: seen, Rules, At: atMs }: PublishTemplateInput,
  reason: string,
): Promise<Result<ProposalRow, Fault>> {
  const name = nameOf(Name);
  if (!name) return refused({ code: 'NOT_THERE' });
  const rules = plainRules(Rules);
  const fault = faultOf(name, rules);
  if (fault) return refused(fault);
  return proposePublishing(db, LETTERS, maker, { id: name, seen, rules, atMs }, reason);
}

const both = ({ zh, en }: { readonly zh: string; readonly en: string }) => ({ zh, en });

/** What each letter says now, with what may stand in it. */
export async function getTemplates(db: Db): Promise<Output<typeof templateConsole.getTemplates>> {
  const subjects = TEMPLATE_NAMES.map((name) => `template ${name}`);
  const versions = await readVersions(db, subjects);
  const waitsOf = await readWaits(db, LETTERS.permission, subjects);
  const published = await listTemplates(db);
  return {
    Rows: TEMPLATE_NAMES.map((name) => {
      const builtIn: Template = TEMPLATES[name];
      const own = published.get(name);
      const { subject, body } = own ?? builtIn;
      return {
        Name: name,
        Version: versions.get(`template ${name}`) ?? 1,
        ...waitsOf(`template ${name}`),
        About: both(builtIn.about),
        Variables: [...builtIn.needs, ...builtIn.may].map((variable) => ({
          Name: variable,
          About: both(VARIABLES[variable]),
          Sample: both(VARIABLES[variable].sample),
          IsNeeded: builtIn.needs.includes(variable),
        })),
        IsBuiltIn: own === undefined,
        Unsent: (own && whyUnsent(name, own)) ?? null,
        Rules: {
          Title: subject.zh,
          TitleEn: subject.en,
          Content: body.zh,
          ContentEn: body.en,
        },
      };
    }),
  };
}
