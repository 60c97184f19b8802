import { codes } from '../../core/codes.ts';

/** Refusals of whatever takes a picture. */
export const PICTURE_CODES = codes({
  PICTURE_KIND: {
    number: 8591,
    zh: '请上传 PNG、JPEG、WebP 或 GIF 图片',
    en: 'Upload a PNG, JPEG, WebP or GIF picture',
  },
  PICTURE_BROKEN: { number: 8592, zh: '图片已损坏，无法读取', en: 'The picture is damaged' },
  PICTURE_TOO_BIG: {
    number: 8593,
    zh: '图片的尺寸过大或内容过于复杂',
    en: 'The picture has too many pixels or is too complex',
  },
  PICTURE_BUSY: {
    number: 8594,
    zh: '上传的人较多，请稍后再试',
    en: 'Too many uploads right now, try again shortly',
  },
  PICTURES_OFF: { number: 8595, zh: '暂不能上传图片', en: 'Pictures cannot be uploaded now' },
});
