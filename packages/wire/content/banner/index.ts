export { BANNER_CODES, UPLOAD_CODES } from './codes.ts';
export * as bannerConsole from './console.ts';
export * as bannerHttp from './http.ts';
export {
  type Banner,
  BANNER_BOUNDS,
  BANNER_STATES,
  bannerPicture,
  type BannerRow,
  type BannerRules,
  LANGUAGES,
} from './shapes.ts';
