import type { Bilingual } from '@fairlot/rules/core/text';
import { declareSettings, switchSetting, textSetting } from '../settings/declare/index.ts';

const MOST_URL = 300;

const url = (name: Bilingual) =>
  textSetting(name, '', { most: MOST_URL, pattern: /^(https:\/\/[^\s/]+(\/\S*)?)?$/ });

/** Version, bytes, SHA-256 and day, parted by blanks. */
const FACTS =
  /^(\S{1,20} [1-9]\d{0,11} [0-9a-f]{64} 20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/;
const facts = (name: Bilingual) => textSetting(name, '', { most: 120, pattern: FACTS });

/** The apps of the site; what is empty is not offered. */
export const DOWNLOAD_SETTINGS = declareSettings({
  appAndroidUrl: url({ zh: '安卓客户端下载地址', en: 'Download of the Android app' }),
  appAndroidFile: facts({
    zh: '安卓客户端：版本 字节数 SHA-256 日期',
    en: 'Android app: version bytes SHA-256 date',
  }),
  appIosUrl: url({ zh: 'iOS 客户端下载地址', en: 'Download of the iOS app' }),
  appIosFile: facts({
    zh: 'iOS 客户端：版本 字节数 SHA-256 日期',
    en: 'iOS app: version bytes SHA-256 date',
  }),
  appIosPlist: url({ zh: 'iOS 企业安装 plist 地址', en: 'Plist of the iOS app' }),
  appGuideUrl: url({ zh: '手机客户端安装说明地址', en: 'Guide to the apps' }),
  appLoginUrl: url({ zh: '客户端登录地址', en: 'Where the apps sign in' }),
  appVersion: textSetting({ zh: '客户端最低版本', en: 'Version that an app has at least' }, '', {
    most: 20,
    pattern: /^(\d{1,5}(\.\d{1,5}){0,3})?$/,
  }),
  appCodePush: switchSetting({ zh: '客户端检查热更新', en: 'Apps look for newer code' }, false),
  afkPcUrl: url({ zh: '电脑挂机客户端下载地址', en: 'Download of the desktop auto-bet client' }),
  afkPcFile: facts({
    zh: '电脑挂机客户端：版本 字节数 SHA-256 日期',
    en: 'Desktop auto-bet client: version bytes SHA-256 date',
  }),
  afkAndroidUrl: url({
    zh: '安卓挂机客户端下载地址',
    en: 'Download of the Android auto-bet client',
  }),
  afkAndroidFile: facts({
    zh: '安卓挂机客户端：版本 字节数 SHA-256 日期',
    en: 'Android auto-bet client: version bytes SHA-256 date',
  }),
  afkIosUrl: url({ zh: 'iOS 挂机客户端下载地址', en: 'Download of the iOS auto-bet client' }),
  afkIosFile: facts({
    zh: 'iOS 挂机客户端：版本 字节数 SHA-256 日期',
    en: 'iOS auto-bet client: version bytes SHA-256 date',
  }),
  afkPageUrl: url({ zh: '挂机客户端介绍地址', en: 'Page of the auto-bet clients' }),
  afkGuideUrl: url({ zh: '挂机客户端安装说明地址', en: 'Guide to the auto-bet clients' }),
});
