import * as z from 'zod/mini';
import { post } from '../../core/index.ts';
import { Proposal } from '../../staff/operator/shapes.ts';
import { asked, seenVersion } from '../../staff/publishing/shapes.ts';
import { TEMPLATE_CODES } from './codes.ts';
import { templateName, TemplateRow, TemplateRules } from './shapes.ts';

/** What mails and text messages to players say: edited by one, published by another (product 3.12). */
export const getTemplates = post('/api/Console/Templates', {
  access: 'template.letters.read',
  passive: true,
  input: z.strictObject({}),
  output: z.object({ Rows: z.array(TemplateRow) }),
  about: 'What each letter says, with its variables.',
});

export const proposeTemplate = post('/api/Console/TemplatePropose', {
  access: 'template.letters.publish',
  input: z.strictObject({
    Name: templateName,
    /** The version that was edited. */
    Seen: seenVersion,
    Rules: TemplateRules,
    ...asked,
  }),
  output: Proposal,
  codes: TEMPLATE_CODES,
  about: 'Asks another operator to publish what a letter says.',
});
