import * as z from 'zod/mini';
import { text } from '../../core/index.ts';

const both = z.object({ zh: z.string(), en: z.string() });
export const settingKey = text.check(z.minLength(1), z.maxLength(40));
/** Bounds of whatever a setting can hold; what this one holds is its own. */
const line = text.check(z.maxLength(10_000));
export const settingValue = z.union([
  z.boolean(),
  z.number(),
  line,
  z.array(line).check(z.maxLength(1_000)),
]);

/** A setting of the site, and what it may hold. */
export const Setting = z.object({
  Key: settingKey,
  Name: both,
  Kind: z.enum(['switch', 'number', 'text', 'choice', 'list']),
  Value: settingValue,
  /** What it is until somebody changes it. */
  From: settingValue,
  /** Bounds of a number, both included. */
  Least: z.optional(z.int()),
  /** Of a number, of the characters of a text, or of how many a list has. */
  Most: z.optional(z.int()),
  /** What a choice is among. */
  Of: z.optional(z.array(z.string())),
  /** How each of them is read; none: as it is stored. */
  Names: z.optional(z.record(z.string(), both)),
});
