export * from './codes.ts';
export { getWechatLoginInitial } from './hub.ts';
export * as wechatHttp from './http.ts';
export * as wechatHub from './hub.ts';
