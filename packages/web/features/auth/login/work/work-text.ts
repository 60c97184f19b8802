/** Said where the work before a sign-in came to nothing; it comes with what does the work. */
export const text = {
  noNumber: {
    zh: '自动验证未能完成，请再试一次',
    en: 'The automatic check could not be completed. Please try again',
  },
};
