import { codes } from '../../core/codes.ts';
import { PICTURE_CODES } from '../../site/media/codes.ts';
import { PUBLISH_CODES } from '../../staff/publishing/codes.ts';
import { BANNER_BOUNDS } from './shapes.ts';

/** Refusals of asking another operator to publish a banner. */
export const BANNER_CODES = codes({
  ...PUBLISH_CODES,
  BAD_TITLE: {
    number: 8646,
    zh: `两种语言的说明须为一行 1 至 ${BANNER_BOUNDS.title} 个可见字符`,
    en: `In both languages a title is one line of 1 to ${BANNER_BOUNDS.title} visible characters`,
  },
  BAD_LINK: {
    number: 8647,
    zh: '链接须为本站路径，例如 /Bet/4',
    en: 'A link leads to a path of this site, for example /Bet/4',
  },
  BAD_TIMES: {
    number: 8648,
    zh: '结束时间须晚于开始时间',
    en: 'It ends after it begins',
  },
  NO_PICTURE: {
    number: 8649,
    zh: '图片已失效，请重新上传',
    en: 'The picture is not there any more, upload it again',
  },
  BANNERS_FULL: {
    number: 8650,
    zh: '最多 {most} 张横幅，请改用一张',
    en: 'There are {most} banners already: change one of them',
  },
});

/** Refusals of uploading the picture of a banner. */
export const UPLOAD_CODES = codes({
  ...PICTURE_CODES,
  UPLOADS_FULL: {
    number: 8651,
    zh: '未被使用的图片已有 {most} 张，一天后自动清除，请稍后再传',
    en: 'There are {most} pictures that no banner uses; they go after a day, try again then',
  },
  OWN_UPLOADS_FULL: {
    number: 8655,
    zh: '您有 {most} 张图片未被使用，一天后自动清除，请稍后再传',
    en: 'You have {most} pictures that no banner uses; they go after a day, try again then',
  },
});
