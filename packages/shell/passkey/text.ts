/** Why a device gave no passkey. */
export const FAULTS = {
  device: {
    zh: '已取消，或设备没有可用的通行密钥',
    en: 'It was cancelled, or the device has none',
  },
  noAnswer: { zh: '没有收到回应，请重试', en: 'There was no answer, try again' },
};

/** A passkey is of a host name: the page has another. */
export const elsewhere = (host: string) => ({
  zh: `请用 ${host} 打开本站再使用通行密钥`,
  en: `Open this site at ${host} to use passkeys`,
});
