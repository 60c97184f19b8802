import type { Look } from './demo-picture.ts';

/** Banners of a demo. Their pictures have no words, so that one serves both languages. */
export const DEMO_BANNERS = [
  {
    Title: '每一期开奖都可以自己验证',
    TitleEn: 'Check every draw yourself',
    Link: '/DrawHistory/4',
    Sort: 0,
    look: { from: [18, 44, 74], to: [24, 112, 120], balls: 5 },
  },
  {
    Title: '设置您自己的限额',
    TitleEn: 'Set limits of your own',
    Link: '/?w=PersonalLimits',
    Sort: 1,
    look: { from: [60, 28, 66], to: [176, 74, 62], balls: 3 },
  },
] as const satisfies readonly {
  readonly Title: string;
  readonly TitleEn: string;
  readonly Link: string;
  readonly Sort: number;
  readonly look: Look;
}[];
