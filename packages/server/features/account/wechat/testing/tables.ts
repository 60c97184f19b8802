import { ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  wechat_app: { placement: 'central', rights: ALL },
  wechat_link: { placement: 'central', rights: ALL },
  wechat_way: { placement: 'central', rights: ALL },
};
