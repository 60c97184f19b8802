-- Made from the rules: npm run sql.
-- The kinds of journals: all that may ever move money, by number of kind and accounts.
INSERT INTO ledger_kind (kind, class, zh, en, source, target, either_way, takes_back, owed, recalls, hold, counts_as)
VALUES
  (101, 1, '在线充值', 'Online deposit', 30, 1, false, NULL, true, false, NULL, NULL),
  (102, 1, '银行转账充值', 'Bank-transfer deposit', 30, 1, false, NULL, true, false, NULL, 101),
  (103, 1, '扫码充值', 'QR deposit', 30, 1, false, NULL, true, false, NULL, 101),
  (104, 1, 'USDT充值', 'USDT deposit', 30, 1, false, NULL, true, false, NULL, 101),
  (105, 1, '电子钱包充值', 'E-wallet deposit', 30, 1, false, NULL, true, false, NULL, 101),
  (108, 1, '充值补单', 'Late deposit credit', 51, 1, false, NULL, true, false, NULL, NULL),
  (109, 1, '充值手续费', 'Deposit fee', 1, 21, false, NULL, false, false, NULL, NULL),
  (110, 1, '充值手续费返还', 'Deposit fee returned', 21, 1, false, 109, true, false, NULL, NULL),
  (605, 6, '充值优惠', 'Deposit bonus', 22, 1, false, NULL, true, false, NULL, NULL),
  (111, 1, '充值冲正', 'Deposit reversed', 1, 30, false, 101, false, true, NULL, NULL),
  (112, 1, '充值补单冲正', 'Late deposit credit reversed', 1, 51, false, 108, false, true, NULL, NULL),
  (620, 6, '充值优惠扣回', 'Deposit bonus taken back', 1, 22, false, 605, false, true, NULL, NULL),
  (1105, 11, '欠款记账', 'Debt recorded', 62, 1, false, NULL, true, false, NULL, NULL),
  (1104, 11, '欠款抵扣', 'Debt offset', 1, 62, false, NULL, false, false, NULL, NULL),
  (1106, 11, '欠款核销', 'Debt written off', 21, 62, false, NULL, true, false, NULL, NULL),
  (9007, NULL, '拒付损失', 'Chargeback that the house bears', 21, 30, false, NULL, false, false, NULL, NULL),
  (9003, NULL, '待认领入款', 'Payment that nobody is credited with yet', 30, 51, false, NULL, false, false, NULL, NULL),
  (9004, NULL, '入款退回', 'Payment sent back', 51, 30, false, NULL, false, false, NULL, NULL),
  (9005, NULL, '入款没收', 'Payment kept by the house', 51, 21, false, NULL, false, false, NULL, NULL),
  (9006, NULL, '通道结算', 'Provider settles', 60, 30, false, NULL, false, false, NULL, NULL),
  (106, 1, '人工充值', 'Manual deposit', 40, 1, false, NULL, false, false, NULL, NULL),
  (113, 1, '人工充值冲正', 'Manual deposit reversed', 1, 40, false, 106, false, false, NULL, NULL),
  (201, 12, '提款冻结', 'Withdrawal held', 1, 3, false, NULL, false, false, 201, NULL),
  (202, 2, '提款成功', 'Withdrawal paid', 3, 31, false, NULL, false, false, 201, NULL),
  (204, 2, '提款手续费', 'Withdrawal fee', 3, 21, false, NULL, false, false, 201, NULL),
  (206, 2, '人工提款', 'Manual withdrawal', 3, 60, false, NULL, false, false, 201, NULL),
  (9011, NULL, '代付结算', 'Payouts of a provider settled', 31, 60, false, NULL, false, false, NULL, NULL),
  (203, 12, '提款退回', 'Withdrawal returned', 3, 1, false, NULL, true, false, 201, NULL),
  (208, 2, '提款成功冲正', 'Withdrawal paid reversed', 31, 3, false, 202, true, false, 201, NULL),
  (301, 3, '投注', 'Bet', 1, 10, false, NULL, false, false, NULL, NULL),
  (308, 3, '跟单投注', 'Follow bet', 1, 10, false, NULL, false, false, NULL, 301),
  (302, 3, '本人撤单', 'Cancelled by player', 10, 1, false, 301, true, false, NULL, NULL),
  (304, 3, '期号取消退款', 'Issue cancelled refund', 10, 1, false, 301, true, false, NULL, NULL),
  (305, 3, '打和退本', 'Tie refund', 10, 1, false, NULL, true, false, NULL, NULL),
  (306, 12, '追号冻结', 'Chase held', 1, 3, false, NULL, false, false, 306, NULL),
  (307, 12, '追号退款', 'Chase returned', 3, 1, false, NULL, true, false, 306, NULL),
  (309, 3, '打和退本冲正', 'Tie refund reversed', 1, 10, false, 305, false, true, NULL, NULL),
  (401, 4, '派发奖金', 'Prize', 10, 1, false, NULL, true, false, NULL, NULL),
  (402, 4, '撤销派奖', 'Prize revoked', 1, 10, false, 401, false, true, NULL, NULL),
  (501, 5, '投注返点', 'Own rebate', 10, 1, false, NULL, true, false, NULL, NULL),
  (502, 5, '代理返点', 'Agent rebate', 10, 1, false, NULL, true, false, NULL, NULL),
  (503, 5, '撤销返点', 'Rebate revoked', 1, 10, false, 501, false, true, NULL, NULL),
  (506, 5, '撤销代理返点', 'Agent rebate revoked', 1, 10, false, 502, false, true, NULL, NULL),
  (405, 4, '跟单佣金支出', 'Follow commission paid', 1, 33, false, NULL, false, false, NULL, NULL),
  (404, 4, '跟单佣金收入', 'Follow commission received', 33, 1, false, NULL, true, false, NULL, NULL),
  (408, 4, '跟单佣金支出冲正', 'Follow commission paid reversed', 33, 1, false, 405, true, false, NULL, NULL),
  (407, 4, '跟单佣金收入冲正', 'Follow commission received reversed', 1, 33, false, 404, false, true, NULL, NULL),
  (310, 3, '即开投注', 'Instant bet', 1, 21, false, NULL, false, false, NULL, NULL),
  (311, 3, '即开打和退本', 'Instant tie refund', 21, 1, false, NULL, true, false, NULL, NULL),
  (406, 4, '即开派奖', 'Instant prize', 21, 1, false, NULL, true, false, NULL, NULL),
  (609, 6, '注册礼金', 'Registration gift', 40, 1, false, NULL, false, false, NULL, NULL),
  (614, 6, '活动扣回', 'Promotion taken back', 1, 40, false, 609, false, false, NULL, NULL),
  (613, 6, '人工优惠', 'Manual promotion', 22, 1, false, NULL, true, false, NULL, NULL),
  (1101, 11, '人工加款', 'Manual add', 20, 1, false, NULL, true, false, NULL, NULL),
  (1102, 11, '人工扣款', 'Manual deduct', 1, 20, false, NULL, false, false, NULL, NULL),
  (1103, 11, '理赔', 'Compensation', 20, 1, false, NULL, true, false, NULL, NULL),
  (901, 9, '转出给下级', 'Transfer out', 1, 33, false, NULL, false, false, NULL, NULL),
  (902, 9, '上级转入', 'Transfer in', 33, 1, false, NULL, false, false, NULL, NULL),
  (906, 9, '转出冲正', 'Transfer out reversed', 33, 1, false, 901, true, false, NULL, NULL),
  (907, 9, '转入冲正', 'Transfer in reversed', 1, 33, false, 902, false, false, NULL, NULL),
  (908, 9, '为下级代充', 'Deposit for a member', 3, 33, false, NULL, false, false, 909, NULL),
  (107, 1, '代理代充', 'Deposit by agent', 33, 1, false, NULL, false, false, NULL, NULL),
  (909, 12, '代充冻结', 'Held for a member’s deposit', 1, 3, false, NULL, false, false, 909, NULL),
  (910, 12, '代充退回', 'Returned from a member’s deposit', 3, 1, false, NULL, true, false, 909, NULL),
  (1201, 12, '资金冻结', 'Funds frozen', 1, 3, false, NULL, false, false, 1201, NULL),
  (1202, 12, '资金解冻', 'Funds released', 3, 1, false, NULL, true, false, 1201, NULL),
  (1301, 13, '红利发放', 'Bonus granted', 22, 2, false, NULL, false, false, NULL, NULL),
  (1302, 13, '红利投注', 'Bonus bet', 2, 1, false, NULL, false, false, NULL, NULL),
  (1303, 13, '红利奖金', 'Bonus prize', 1, 2, false, NULL, false, true, NULL, NULL),
  (1308, 13, '红利退本', 'Bonus stake returned', 1, 2, false, NULL, false, true, NULL, NULL),
  (1309, 13, '红利奖金撤销', 'Bonus prize revoked', 2, 1, false, NULL, true, false, NULL, NULL),
  (1310, 13, '红利补足', 'Bonus made good', 22, 2, false, NULL, true, false, NULL, NULL),
  (1304, 13, '红利释放', 'Bonus released', 2, 1, false, NULL, true, false, NULL, NULL),
  (1305, 13, '红利过期', 'Bonus expired', 2, 22, false, NULL, true, false, NULL, NULL),
  (1306, 13, '红利放弃', 'Bonus forfeited', 2, 22, false, NULL, true, false, NULL, NULL),
  (1307, 13, '红利撤销', 'Bonus revoked', 2, 22, false, NULL, true, false, NULL, NULL),
  (9001, NULL, '奖池清算', 'Sweep of an issue', 10, 21, true, NULL, false, false, NULL, NULL),
  (9002, NULL, '奖池清算冲正', 'Sweep reversed', 21, 10, true, 9001, false, false, NULL, NULL)
ON CONFLICT (kind) DO UPDATE SET class = excluded.class, zh = excluded.zh, en = excluded.en,
  source = excluded.source, target = excluded.target, either_way = excluded.either_way,
  takes_back = excluded.takes_back, owed = excluded.owed, recalls = excluded.recalls,
  hold = excluded.hold, counts_as = excluded.counts_as;

-- Worked into the statements that name them.
CREATE OR REPLACE FUNCTION kind_deposit_online() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 101::smallint';
CREATE OR REPLACE FUNCTION kind_deposit_bank() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 102::smallint';
CREATE OR REPLACE FUNCTION kind_deposit_scan() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 103::smallint';
CREATE OR REPLACE FUNCTION kind_deposit_usdt() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 104::smallint';
CREATE OR REPLACE FUNCTION kind_deposit_ewallet() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 105::smallint';
CREATE OR REPLACE FUNCTION kind_fund() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 106::smallint';
CREATE OR REPLACE FUNCTION kind_deposit_by_agent() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 107::smallint';
CREATE OR REPLACE FUNCTION kind_deposit_supplement() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 108::smallint';
CREATE OR REPLACE FUNCTION kind_deposit_fee() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 109::smallint';
CREATE OR REPLACE FUNCTION kind_deposit_fee_back() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 110::smallint';
CREATE OR REPLACE FUNCTION kind_reverse_deposit() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 111::smallint';
CREATE OR REPLACE FUNCTION kind_reverse_supplement() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 112::smallint';
CREATE OR REPLACE FUNCTION kind_reverse_fund() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 113::smallint';
CREATE OR REPLACE FUNCTION kind_hold_withdrawal() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 201::smallint';
CREATE OR REPLACE FUNCTION kind_pay_withdrawal() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 202::smallint';
CREATE OR REPLACE FUNCTION kind_return_withdrawal() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 203::smallint';
CREATE OR REPLACE FUNCTION kind_withdraw_fee() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 204::smallint';
CREATE OR REPLACE FUNCTION kind_pay_by_hand() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 206::smallint';
CREATE OR REPLACE FUNCTION kind_reverse_withdrawal() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 208::smallint';
CREATE OR REPLACE FUNCTION kind_place_bet() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 301::smallint';
CREATE OR REPLACE FUNCTION kind_cancel_bet() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 302::smallint';
CREATE OR REPLACE FUNCTION kind_refund_issue() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 304::smallint';
CREATE OR REPLACE FUNCTION kind_refund_tie() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 305::smallint';
CREATE OR REPLACE FUNCTION kind_hold_schedule() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 306::smallint';
CREATE OR REPLACE FUNCTION kind_return_schedule() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 307::smallint';
CREATE OR REPLACE FUNCTION kind_follow_bet() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 308::smallint';
CREATE OR REPLACE FUNCTION kind_reverse_tie() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 309::smallint';
CREATE OR REPLACE FUNCTION kind_instant_bet() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 310::smallint';
CREATE OR REPLACE FUNCTION kind_instant_tie() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 311::smallint';
CREATE OR REPLACE FUNCTION kind_payout() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 401::smallint';
CREATE OR REPLACE FUNCTION kind_reverse_payout() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 402::smallint';
CREATE OR REPLACE FUNCTION kind_follow_commission_in() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 404::smallint';
CREATE OR REPLACE FUNCTION kind_follow_commission_out() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 405::smallint';
CREATE OR REPLACE FUNCTION kind_instant_prize() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 406::smallint';
CREATE OR REPLACE FUNCTION kind_revoke_commission_in() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 407::smallint';
CREATE OR REPLACE FUNCTION kind_revoke_commission_out() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 408::smallint';
CREATE OR REPLACE FUNCTION kind_rebate_bet() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 501::smallint';
CREATE OR REPLACE FUNCTION kind_rebate_agent() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 502::smallint';
CREATE OR REPLACE FUNCTION kind_revoke_rebate() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 503::smallint';
CREATE OR REPLACE FUNCTION kind_revoke_agent_rebate() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 506::smallint';
CREATE OR REPLACE FUNCTION kind_deposit_bonus() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 605::smallint';
CREATE OR REPLACE FUNCTION kind_register_gift() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 609::smallint';
CREATE OR REPLACE FUNCTION kind_give_bonus() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 613::smallint';
CREATE OR REPLACE FUNCTION kind_reverse_gift() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 614::smallint';
CREATE OR REPLACE FUNCTION kind_revoke_deposit_bonus() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 620::smallint';
CREATE OR REPLACE FUNCTION kind_transfer_out() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 901::smallint';
CREATE OR REPLACE FUNCTION kind_transfer_in() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 902::smallint';
CREATE OR REPLACE FUNCTION kind_reverse_transfer_out() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 906::smallint';
CREATE OR REPLACE FUNCTION kind_reverse_transfer_in() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 907::smallint';
CREATE OR REPLACE FUNCTION kind_agent_deposit_out() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 908::smallint';
CREATE OR REPLACE FUNCTION kind_hold_agent_deposit() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 909::smallint';
CREATE OR REPLACE FUNCTION kind_return_agent_deposit() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 910::smallint';
CREATE OR REPLACE FUNCTION kind_adjust_add() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1101::smallint';
CREATE OR REPLACE FUNCTION kind_adjust_deduct() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1102::smallint';
CREATE OR REPLACE FUNCTION kind_compensate() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1103::smallint';
CREATE OR REPLACE FUNCTION kind_offset_debt() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1104::smallint';
CREATE OR REPLACE FUNCTION kind_run_debt() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1105::smallint';
CREATE OR REPLACE FUNCTION kind_write_off_debt() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1106::smallint';
CREATE OR REPLACE FUNCTION kind_freeze() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1201::smallint';
CREATE OR REPLACE FUNCTION kind_unfreeze() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1202::smallint';
CREATE OR REPLACE FUNCTION kind_bonus_grant() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1301::smallint';
CREATE OR REPLACE FUNCTION kind_bonus_bet() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1302::smallint';
CREATE OR REPLACE FUNCTION kind_bonus_prize() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1303::smallint';
CREATE OR REPLACE FUNCTION kind_bonus_release() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1304::smallint';
CREATE OR REPLACE FUNCTION kind_bonus_expire() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1305::smallint';
CREATE OR REPLACE FUNCTION kind_bonus_forfeit() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1306::smallint';
CREATE OR REPLACE FUNCTION kind_bonus_revoke() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1307::smallint';
CREATE OR REPLACE FUNCTION kind_bonus_refund() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1308::smallint';
CREATE OR REPLACE FUNCTION kind_bonus_prize_back() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1309::smallint';
CREATE OR REPLACE FUNCTION kind_bonus_made_good() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1310::smallint';
CREATE OR REPLACE FUNCTION kind_sweep_issue() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 9001::smallint';
CREATE OR REPLACE FUNCTION kind_reverse_sweep() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 9002::smallint';
CREATE OR REPLACE FUNCTION kind_suspend_deposit() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 9003::smallint';
CREATE OR REPLACE FUNCTION kind_refund_deposit() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 9004::smallint';
CREATE OR REPLACE FUNCTION kind_forfeit_deposit() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 9005::smallint';
CREATE OR REPLACE FUNCTION kind_settle_deposit() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 9006::smallint';
CREATE OR REPLACE FUNCTION kind_bear_chargeback() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 9007::smallint';
CREATE OR REPLACE FUNCTION kind_settle_withdrawal() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 9011::smallint';
CREATE OR REPLACE FUNCTION first_quota_group() RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1950::smallint';
-- DISABLE_ACCOUNT, DISABLE_BET, SELF_EXCLUDED
CREATE OR REPLACE FUNCTION flags_that_bar_bets() RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1048579::bigint';
-- FUNDS_FREEZE
CREATE OR REPLACE FUNCTION flags_that_freeze_funds() RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 2048::bigint';
-- DISABLE_ACCOUNT, DISABLE_BET, FUNDS_FREEZE
CREATE OR REPLACE FUNCTION flags_that_rest_schedules() RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 2051::bigint';
-- SELF_EXCLUDED
CREATE OR REPLACE FUNCTION flag_self_excluded() RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1048576::bigint';
-- DISABLE_FOLLOW
CREATE OR REPLACE FUNCTION flag_disable_follow() RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 65536::bigint';
-- DISABLE_ACCOUNT
CREATE OR REPLACE FUNCTION flag_disable_account() RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 1::bigint';
-- DISABLE_BET
CREATE OR REPLACE FUNCTION flag_disable_bet() RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 2::bigint';
-- DEBT
CREATE OR REPLACE FUNCTION flag_debt() RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 2097152::bigint';
-- FORCE_CHANGE_PASSWORD
CREATE OR REPLACE FUNCTION flag_force_change_password() RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 131072::bigint';
-- TEST_ACCOUNT
CREATE OR REPLACE FUNCTION flag_test_account() RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 524288::bigint';
-- DISABLE_ACCOUNT, DISABLE_BET, DISABLE_WITHDRAW, DISABLE_DEPOSIT, ALLOW_TRANSFER, ALLOW_SUPER_TRANSFER, ALLOW_DEPOSIT_FROM_WALLET, GA_LOGIN, GA_WITHDRAW, GA_TRANSFER, GA_CHANGE_PASSWORD, FUNDS_FREEZE, REGISTER_LINK_LIMIT, DISABLE_ACTIVITY, DISABLE_FOLLOW, FORCE_CHANGE_PASSWORD, IP_BIND, TEST_ACCOUNT, READ_ONLY_LAYER
CREATE OR REPLACE FUNCTION flags_of_operators() RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 5218303::bigint';
