/** Words of the games at the console. */
export const text = {
  games: { zh: '游戏', en: 'Games' },
  on: { zh: '在售', en: 'On sale' },
  maintain: { zh: '维护中', en: 'In maintenance' },
  offline: { zh: '已下线', en: 'Offline' },
  officialOffline: { zh: '官方停售', en: 'Officially offline' },
  stop: { zh: '停售', en: 'Stop' },
  sell: { zh: '恢复销售', en: 'Sell again' },
  stopTitle: { zh: (name: string) => `停售 ${name}`, en: (name: string) => `Stop ${name}` },
  sellTitle: {
    zh: (name: string) => `恢复销售 ${name}`,
    en: (name: string) => `Sell ${name} again`,
  },
  cancel: { zh: '取消', en: 'Cancel' },
  notAllowed: { zh: '您没有查看游戏的权限', en: 'You may not see the games' },
  failed: { zh: '未能读取，请重试', en: 'It could not be read, try again' },
  retry: { zh: '重试', en: 'Retry' },
};
