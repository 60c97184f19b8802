/** Words of the games that a player keeps. */
export const COLLECTION = {
  notKept: { zh: '收藏未保存，请重试', en: 'It could not be kept, try again' },
};
