/** What an app shop or a browser says of the client. */
export const about = '可验证的彩票 · A lottery whose draws anyone can check';
