import { describe, expect, test } from 'vitest';
import { admitsPlayers, admitsStaff } from './admits.ts';
import { DEFAULTS } from './values/settings.ts';

const ip = '203.0.113.7';
const lists = { blockedAddresses: ['203.0.113.0/24'], allowedAddresses: ['203.0.113.7'] };

describe('whether players come in from there', () => {
  test.each([
    ['nothing is said of', {}, undefined, true],
    ['blocked', { blockedAddresses: ['203.0.113.0/24'] }, undefined, false],
    ['blocked in another range', { blockedAddresses: ['203.0.114.0/24'] }, undefined, true],
    ['blocked and let in all the same', lists, undefined, true],
    [
      'let in, of a region that is not',
      { ...lists, regionRule: 'only', regions: ['DE'] },
      'CN',
      true,
    ],
    ['of a region beside those kept out', { regionRule: 'except', regions: ['CN'] }, 'US', true],
    ['of one that is kept out', { regionRule: 'except', regions: ['CN', 'T1'] }, 'T1', false],
    [
      'of none that is told, some kept out',
      { regionRule: 'except', regions: ['CN'] },
      undefined,
      true,
    ],
    ['of one let in alone', { regionRule: 'only', regions: ['DE'] }, 'DE', true],
    ['of another', { regionRule: 'only', regions: ['DE'] }, 'CN', false],
    ['of none that is told, one let in', { regionRule: 'only', regions: ['DE'] }, undefined, false],
    [
      'blocked in a region that is let in',
      { ...DEFAULTS, blockedAddresses: [ip], regionRule: 'only', regions: ['DE'] },
      'DE',
      false,
    ],
  ] as const)('%s', (_, site, region, isIn) => {
    expect(admitsPlayers({ ...DEFAULTS, ...site }, { ip, region })).toBe(isIn);
  });

  test('operators come from anywhere until a list says from where', () => {
    expect(admitsStaff({ staffAddresses: [] }, ip)).toBe(true);
    expect(admitsStaff({ staffAddresses: ['198.51.100.0/24'] }, ip)).toBe(false);
    expect(admitsStaff({ staffAddresses: ['203.0.113.0/24'] }, ip)).toBe(true);
  });
});
