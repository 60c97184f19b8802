/** Words of pictures by which a player shows that he paid. */
export const PROOF = {
  title: { zh: '付款凭证', en: 'Proof of payment' },
  count: {
    zh: (n: number, most: number) => `已上传 ${n} / ${most} 张`,
    en: (n: number, most: number) => `${n} of ${most} uploaded`,
  },
  about: {
    zh: '转账截图或回单，仅您与客服可见，180 天后删除。上传后订单进入核对，不能自行取消。',
    en: 'A picture of the transfer. You and the staff alone see it, for 180 days. The order is checked from then on, and you cannot cancel it yourself.',
  },
  choose: { zh: '选择凭证图片', en: 'Choose a picture' },
  chooseOther: { zh: '换一张', en: 'Choose another' },
  preview: { zh: '待上传的凭证', en: 'The picture to be sent' },
  send: { zh: '上传这张凭证', en: 'Send this picture' },
  sending: { zh: '正在上传…', en: 'Uploading…' },
  sent: { zh: '凭证已上传', en: 'It is uploaded' },
  bad: { zh: '请选择 PNG、JPEG、WebP 或 GIF 图片', en: 'Choose a PNG, JPEG, WebP or GIF picture' },
  unsent: { zh: '没有收到回应，请重试', en: 'No answer came: try again' },
  view: { zh: (n: number) => `查看第 ${n} 张`, en: (n: number) => `See picture ${n}` },
  picture: { zh: (n: number) => `付款凭证 ${n}`, en: (n: number) => `Proof of payment ${n}` },
  unread: { zh: '图片没有读到', en: 'The picture could not be read' },
} as const;
