/** What is said of a slip that was emptied. */
export const AT_ISSUE = {
  emptied: {
    zh: (no: string) => `已进入 ${no} 期，注单已清空`,
    en: (no: string) => `Issue ${no} is open, your slip was emptied`,
  },
} as const;
