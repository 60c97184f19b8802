/** Words of the dialog in which a player puts his games in order. */
export const ARRANGE = {
  title: { zh: '整理收藏', en: 'Your favourites' },
  hint: {
    zh: '拖动排序，或用 ↑ ↓ Home End 键移动',
    en: 'Drag them into order, or move them with ↑ ↓ Home End',
  },
  move: { zh: (name: string) => `移动 ${name}`, en: (name: string) => `Move ${name}` },
  remove: { zh: (name: string) => `取消收藏 ${name}`, en: (name: string) => `Remove ${name}` },
  at: {
    zh: (name: string, place: number, all: number) => `${name}：第 ${place} 位，共 ${all} 个`,
    en: (name: string, place: number, all: number) => `${name}: ${place} of ${all}`,
  },
  gone: { zh: (name: string) => `已取消收藏 ${name}`, en: (name: string) => `${name} removed` },
  none: { zh: '还没有收藏', en: 'No favourites yet' },
  noneWhat: { zh: '在投注页点彩种名旁的星标', en: 'Press the star beside the name of a game' },
};
