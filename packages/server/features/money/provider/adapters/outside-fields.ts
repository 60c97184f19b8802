import * as z from 'zod/mini';
import { MOST_OF_DEPOSIT } from '@fairlot/rules/check/deposit';
import { text, timestamp } from '@fairlot/wire/core';

/**
 * Fields of provider data. Their bounds are within those of the contract, so that every accepted value can be stored,
 * added up and shown.
 */
export const outsideAmount = z.int().check(z.minimum(0), z.maximum(Number(MOST_OF_DEPOSIT)));
/** Thousandths that a balance or a transfer between houses may have: a thousand of the largest payments. */
const MOST_OF_HOUSE = Number(MOST_OF_DEPOSIT) * 1_000;
export const outsideTransfer = z.int().check(z.minimum(0), z.maximum(MOST_OF_HOUSE));
export const outsideBalance = z.int().check(z.minimum(-MOST_OF_HOUSE), z.maximum(MOST_OF_HOUSE));
export const outsideName = text.check(z.minLength(1), z.maxLength(100));
export const outsideTime = timestamp;
export const outsideCurrency = z.string().check(z.regex(/^[A-Z]{3}$/));

const LONGEST = 100;

/** Quotes an answer as storable text without control characters. */
export const shownOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
    .slice(0, LONGEST)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '');

/** One member of whatever was said. */
export const saidOf = (said: unknown, name: string): unknown =>
  typeof said === 'object' && said !== null && Object.hasOwn(said, name)
    ? Reflect.get(said, name)
    : undefined;
