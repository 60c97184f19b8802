import type { ArticleRules } from '@fairlot/wire/content/help';

/** What the help of a demo says at first. */
export const DEMO: readonly ArticleRules[] = [
  {
    Category: 'betting',
    Title: '怎样投注',
    TitleEn: 'How to bet',
    Content:
      '# 一注的步骤\n\n- 在首页打开一个彩种，例如 [一分时时彩](/Bet/4)\n- 选择玩法并点选号码，页面随时显示注数与金额\n- 设置每注金额与倍数\n- 点 **立即投注**，或点 **加入号码篮**，凑齐后一起投注\n\n# 之后\n\n注单在 [投注记录](/?w=BetRecord) 中。封盘前可以撤单，本金退回余额；开奖后自动派奖。\n\n每个玩法的中奖条件、奖金与玩家回报率见 [奖金详情](/?w=AwardDetail)。长期来看平台总有优势：请只投注您输得起的金额。',
    ContentEn:
      '# The steps of a bet\n\n- Open a game on the first page, for example [Five Digits · 1 min](/Bet/4)\n- Choose a play and pick numbers; the page tells how many notes that is and what it costs\n- Set the stake of a note and the multiple\n- Press **Bet now**, or **Add to slip** to bet on more of them together\n\n# Afterwards\n\nYour bets stand in [your records](/?w=BetRecord). Until the sale ends you can cancel one, and the stake comes back; prizes are paid by themselves after the draw.\n\nWhen a play wins, what it pays and what of the stakes comes back is told under [Prizes](/?w=AwardDetail). In the long run the house has an edge: bet what you can afford to lose.',
    Sort: 0,
    IsShown: true,
  },
  {
    Category: 'draws',
    Title: '怎样验证一期开奖',
    TitleEn: 'How to check a draw',
    Content:
      '本站自行开奖的彩种，每一期都可以由您自己重新计算。\n\n# 步骤\n\n- 打开 [开奖历史](/DrawHistory/4)，选择一期并点 **验证**\n- 您的浏览器读取开奖清单，核对签名与封盘前公布的承诺\n- 号码在您的设备上由公布的种子重新算出，并与开出的号码比较\n\n# 离线\n\n可以保存验证文件，断网后再验证；您的投注回执也能这样验证。\n\n由官方开奖的彩种没有种子：它们的号码来自至少两个一致的数据源，页面会说明。',
    ContentEn:
      'Every draw that this site makes itself can be computed anew by you.\n\n# How\n\n- Open [past draws](/DrawHistory/4), choose one and press **Verify**\n- Your browser reads the manifest of the draw and checks its signature and what was committed to before the sale ended\n- The number is computed on your device out of what was revealed, and compared with the one that was drawn\n\n# Offline\n\nSave the proof and check it without a network; receipts of your bets are checked the same way.\n\nGames that are drawn elsewhere have no such secret: their numbers come from two sources or more that agree, and the page says so.',
    Sort: 0,
    IsShown: true,
  },
  {
    Category: 'limits',
    Title: '限额与暂停投注',
    TitleEn: 'Limits and breaks',
    Content:
      '在 [个人限额](/?w=PersonalLimits) 中，您可以给自己设置亏损或投注限额，按日、周或月。\n\n- 设置和降低 **立即生效**\n- 提高或取消须等 **24 小时**，并由您再次确认\n- 亏损按净额计，未开奖的投注先计为亏损；多项限额以最严的为准\n\n# 暂停\n\n冷静期与自我排除立即生效，到期前任何人都不能提前结束，客服也不能。已有的注单照常开奖，随时可以提款。',
    ContentEn:
      'Under [your limits](/?w=PersonalLimits) you can bound what you lose or what you bet, by the day, the week or the month.\n\n- A limit that is set or lowered **holds at once**\n- To raise or remove one takes **24 hours**, and your word once more\n- A loss is net, and a bet that is not drawn yet counts as lost; of several limits the strictest holds\n\n# Breaks\n\nA time-out or a self-exclusion holds at once, and nobody can end it early, customer service included. Bets that you have are drawn as ever, and you can withdraw at any time.',
    Sort: 0,
    IsShown: true,
  },
];
