/** What a new lunar year does to the rows of a slip. */
export const YEAR = {
  turned: {
    zh: '农历换年，生肖号码已变，号码篮已重算',
    en: 'A new lunar year: animals have other numbers, your slip was counted anew',
  },
  notes: {
    zh: (old: string, now: string) => `农历换年：原 ${old} 注，现 ${now} 注`,
    en: (old: string, now: string) => `New lunar year: ${old} notes before, ${now} now`,
  },
  odds: {
    zh: (old: string, now: string) => `农历换年：原赔率 ${old}，现 ${now}`,
    en: (old: string, now: string) => `New lunar year: odds ${old} before, ${now} now`,
  },
} as const;
