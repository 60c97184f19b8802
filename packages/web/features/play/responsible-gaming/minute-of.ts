import type { Language } from '@fairlot/rules/core/text';

const style = (language: Language) =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone: 'Asia/Shanghai',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
const STYLES = { zh: style('zh'), en: style('en') };

/** A moment by the clock of the site, to the minute, with its year: a break may last for some. */
export const minuteOf = (ms: number, language: Language): string => STYLES[language].format(ms);
