import * as z from 'zod/mini';
import { text } from '../../core/index.ts';
import { waits } from '../../staff/publishing/shapes.ts';

/**
 * Characters of the subject of a letter, of its text, and of its first paragraph with samples for variables, which goes out as a text
 * message in both languages: five parts of one (3GPP TS 23.040: 67 characters each) at the most, with the name of the site.
 */
export const TEMPLATE_BOUNDS = { title: 80, body: 1000, message: 150 } as const;

export const templateName = z.string().check(z.regex(/^[a-z-]{1,32}$/));
const title = text.check(z.maxLength(TEMPLATE_BOUNDS.title));
const body = text.check(z.maxLength(TEMPLATE_BOUNDS.body));
const both = z.object({ zh: z.string(), en: z.string() });

/** What a letter says; `{name}` is a variable of it. A line is a paragraph: a text message carries the first alone. */
export const TemplateRules = z.strictObject({
  Title: title,
  TitleEn: title,
  Content: body,
  ContentEn: body,
});
export type TemplateRules = z.output<typeof TemplateRules>;

/** Why what was published is sent to nobody: its variables are not those that there are, or it is longer than it may be by now. */
const UNSENT = ['variables', 'long'] as const;
export type Unsent = (typeof UNSENT)[number];

export const TemplateRow = z.object({
  Name: templateName,
  Version: z.int(),
  ...waits,
  /** When it is sent. */
  About: both,
  Variables: z.array(
    z.object({
      Name: z.string(),
      About: both,
      /** Something to look at. */
      Sample: both,
      /** The first paragraph has to say it. */
      IsNeeded: z.boolean(),
    }),
  ),
  /** Nobody has published another one. */
  IsBuiltIn: z.boolean(),
  /** Why not these words but those that are built in are sent; null where these are. */
  Unsent: z.nullable(z.enum(UNSENT)),
  Rules: TemplateRules,
});
export type TemplateRow = z.output<typeof TemplateRow>;
