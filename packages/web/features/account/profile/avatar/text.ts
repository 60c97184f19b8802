/** Words of the picture that a player uploads of himself. */
export const AVATAR = {
  title: { zh: '上传头像', en: 'Upload a picture' },
  waits: { zh: '审核中，目前只有您能看到', en: 'Waits for a look; you alone see it' },
  refused: {
    zh: (reason: string) => `上一张未通过：${reason}`,
    en: (reason: string) => `The last one was refused: ${reason}`,
  },
  failed: { zh: '没有上传成功，请重试', en: 'Not uploaded, try again' },
  choose: { zh: '选择图片', en: 'Choose a file' },
  chooseOther: { zh: '换一张', en: 'Another file' },
  kinds: {
    zh: 'PNG、JPEG、WebP 或 GIF。只上传您选取的部分，拍摄地点等信息不会上传。',
    en: 'PNG, JPEG, WebP or GIF. Only the part that you choose is sent, without the place it was taken at.',
  },
  reviewed: {
    zh: '审核通过前，只有您自己能看到。',
    en: 'Until it was looked at, you alone see it.',
  },
  area: {
    zh: '选取范围：拖动或用方向键移动',
    en: 'The part that is kept: drag it, or use the arrow keys',
  },
  zoom: { zh: '缩放', en: 'Zoom' },
  save: { zh: '使用这张头像', en: 'Use this picture' },
  bad: {
    zh: '无法打开这个文件，请换一张图片',
    en: 'This file cannot be opened, choose another picture',
  },
  saved: { zh: '头像已上传', en: 'Picture uploaded' },
} as const;
