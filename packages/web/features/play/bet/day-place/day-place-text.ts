/** Words of where an issue stands in its day. `day`: month and day where it is not today's. */
export const DAY_PLACE = {
  today: {
    zh: (index: number, count: number) => `今日第 ${index}/${count} 期`,
    en: (index: number, count: number) => `${index} of ${count} today`,
  },
  on: {
    zh: (day: string, index: number, count: number) => `${day} 第 ${index}/${count} 期`,
    en: (day: string, index: number, count: number) => `${day}: ${index} of ${count}`,
  },
} as const;
