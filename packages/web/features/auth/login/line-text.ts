export const LINE = {
  line: { zh: '当前线路', en: 'This line' },
  measure: { zh: '重新测速', en: 'Measure again' },
  demo: { zh: '免费试玩', en: 'Try it out' },
  allLines: { zh: '全部线路', en: 'All lines' },
};
