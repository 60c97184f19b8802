export const LINK_FAILURE = {
  line: {
    zh: '注册链接已失效或已达上限，请联系推荐人',
    en: 'This registration link is no longer valid. Ask whoever sent it for a new one.',
  },
};
