export const FACTS = {
  commitment: {
    zh: (issue: string) => `第 ${issue} 期 承诺`,
    en: (issue: string) => `Issue ${issue}, committed`,
  },
  drawn: {
    zh: (issue: string) => `第 ${issue} 期 开奖`,
    en: (issue: string) => `Issue ${issue}, drawn`,
  },
};
