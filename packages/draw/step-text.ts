import type { Bilingual } from '@fairlot/rules/core/text';
import type { Step, StepId, StepReason } from './step.ts';

/** The words of the checks, for the verify panel and for the offline script alike. */
export const STEP_NAME: Readonly<Record<StepId, Bilingual>> = {
  bundle: { zh: '文件格式', en: 'The file is readable' },
  complete: { zh: '公告齐全', en: 'All manifests of the issue are there' },
  signatures: { zh: '公告签名', en: 'Every manifest is signed' },
  key: { zh: '签名公钥', en: 'The signing key is the known one' },
  links: { zh: '公告哈希链', en: 'Each manifest links to the one before' },
  remembered: { zh: '与本机记录一致', en: 'The record is the one seen before' },
  place: { zh: '期号在当日链内', en: 'The issue has its place in the chain of the day' },
  'mapping-hash': { zh: '号码映射程序', en: 'The mapping program is the one announced' },
  anchor: { zh: '密钥回溯至当日锚点', en: 'The secret leads back to the anchor of the day' },
  'previous-secret': { zh: '密钥衔接上一期', en: 'The secret leads to that of the issue before' },
  parent: {
    zh: '与来源彩种同期开奖一致',
    en: 'The draw is that of the game it is read off',
  },
  'block-after-close': {
    zh: '区块在封盘时尚未产生',
    en: 'The block was to come after the close',
  },
  'block-time': { zh: '区块时间不早于开奖时间', en: 'The block is not older than the draw time' },
  'block-place': {
    zh: '区块在其链上的位置与哈希',
    en: 'The place of the block in its chain, and its hash',
  },
  'beacon-pin': { zh: '公共信标为 drand quicknet', en: 'The public beacon is drand quicknet' },
  round: { zh: '信标轮次由封盘时间确定', en: 'The beacon round follows from the closing time' },
  'result-round': { zh: '开奖使用既定轮次', en: 'The draw used the round fixed at opening' },
  'close-before-round': {
    zh: '封盘早于信标产生',
    en: 'The issue closed before the beacon value existed',
  },
  'beacon-signature': { zh: '信标签名', en: 'The beacon value is signed by the beacon' },
  seed: { zh: '种子', en: 'The seed' },
  original: { zh: '原始号码', en: 'The original numbers' },
  winning: { zh: '开奖号码', en: 'The winning numbers' },
  words: { zh: '读取字数', en: 'The count of words read' },
  ticket: { zh: '本人注单在封盘名单内', en: 'Your ticket is in the set fixed at close' },
};

export const STEP_REASON: Readonly<Record<StepReason, Bilingual>> = {
  malformed: { zh: '格式不正确', en: 'It is malformed' },
  missing: { zh: '缺少公告', en: 'A manifest is missing' },
  duplicate: { zh: '公告重复', en: 'A manifest is there twice' },
  'other-game': { zh: '含有其他彩种的公告', en: 'A manifest belongs to another game' },
  'bad-signature': { zh: '签名无效', en: 'The signature is not valid' },
  'several-keys': { zh: '签名公钥不唯一', en: 'There is not exactly one signing key' },
  'no-known-key': { zh: '没有可比对的公钥', en: 'No known key to compare with' },
  gap: {
    zh: '中间有其他期的公告，未包含在内',
    en: 'Manifests of other issues lie between and are not included',
  },
  fork: { zh: '哈希链出现分叉', en: 'The hash chain has a fork' },
  'nothing-remembered': { zh: '本机尚无记录', en: 'Nothing seen before on this device' },
  contradiction: { zh: '前后矛盾', en: 'The record contradicts itself' },
  'not-included': { zh: '未包含在内', en: 'Not included' },
  'mode-0': {
    zh: '本期仅预先承诺，未使用公共信标',
    en: 'Committed in advance, no public beacon',
  },
  elsewhere: {
    zh: '请在该链的区块浏览器上核对',
    en: 'To be looked up in any explorer of that chain',
  },
  cancelled: { zh: '本期已取消', en: 'The issue was cancelled' },
  late: { zh: '公告声明封盘发布延迟', en: 'The close manifest states that it was late' },
  differs: { zh: '与公布的不一致', en: 'It differs from what was published' },
  'out-of-order': { zh: '公告顺序不正确', en: 'The manifests are out of order' },
  'no-tickets': { zh: '没有本人注单', en: 'No tickets of yours' },
  'wrong-issue': { zh: '注单不属于本期', en: 'The ticket belongs to another issue' },
  'after-close': { zh: '注单晚于封盘', en: 'The ticket is later than the close' },
  'wrong-leaf': {
    zh: '注单格式不是封盘公告所称的版本',
    en: 'The ticket is not of the version that the close manifest names',
  },
  'wrong-selection': {
    zh: '投注内容与所承诺的哈希不符',
    en: 'The selection is not the one that was committed',
  },
  'unknown-terms': {
    zh: '注单所用赔率表未曾公布',
    en: 'The price list of the ticket was never published',
  },
};

export const STEP_STATUS: Readonly<Record<Step['status'], Bilingual>> = {
  ok: { zh: '通过', en: 'ok' },
  failed: { zh: '不一致', en: 'FAILED' },
  skipped: { zh: '未检查', en: 'skipped' },
};
