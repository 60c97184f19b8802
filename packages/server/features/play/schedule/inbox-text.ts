import type { Bilingual } from '@fairlot/rules/core/text';
import { ScheduleState } from '@fairlot/rules/schedule/state';
import type { Message } from '../../messaging/inbox/index.ts';

/** Why schedules ended; who ends his own by hand knows it. */
const ENDED: Readonly<Record<number, Bilingual>> = {
  [ScheduleState.FINISHED]: { zh: '全部期数已完成。', en: 'All of its issues are done.' },
  [ScheduleState.STOPPED_WIN]: {
    zh: '已中奖，按设置停止。',
    en: 'It won, and stopped as you set it.',
  },
  [ScheduleState.STOPPED_EARN]: {
    zh: '盈利达到设定金额，已停止。',
    en: 'It earned as much as you set, and stopped.',
  },
  [ScheduleState.STOPPED_LOSS]: {
    zh: '亏损达到设定金额，已停止。',
    en: 'It lost as much as you set, and stopped.',
  },
  [ScheduleState.STOPPED_SYSTEM]: {
    zh: '无法继续投注，已由系统停止。',
    en: 'It could not go on betting, and was stopped by the site.',
  },
};

/** What a player reads in his inbox of a schedule that ended; undefined where he is told nothing. */
export function scheduleEnded(
  state: number,
): Pick<Message, 'title' | 'content' | 'link'> | undefined {
  const why = ENDED[state];
  return (
    why && {
      title: { zh: '追号方案已结束', en: 'A schedule of yours has ended' },
      content: {
        zh: `${why.zh}未投注的金额已退回。`,
        en: `${why.en} What it did not bet was given back.`,
      },
      link: { Window: 'ScheduleRecord' },
    }
  );
}
