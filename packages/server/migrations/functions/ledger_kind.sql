-- The kinds of journals: all that may ever move money. Accounts as in ledger/accounts.ts: 1 cash, 3 held,
-- 10 pool, 21 revenue, 31 clearing of withdrawals, 33 transit, 40 mint. What takes a kind back moves the other
-- way, once; a reversal itself is final. `hold` is the kind that held what a kind moves.
INSERT INTO ledger_kind (kind, class, zh, en, source, target, either_way, takes_back, owed, hold)
VALUES
  (106, 1, '人工充值', 'Manual deposit', 40, 1, false, NULL, false, NULL),
  (111, 1, '充值冲正', 'Deposit reversed', 1, 40, false, 106, false, NULL),
  (201, 12, '提款冻结', 'Withdrawal held', 1, 3, false, NULL, false, 201),
  (202, 2, '提款成功', 'Withdrawal paid', 3, 31, false, NULL, false, 201),
  (203, 12, '提款退回', 'Withdrawal returned', 3, 1, false, NULL, true, 201),
  (208, 2, '提款成功冲正', 'Withdrawal paid reversed', 31, 3, false, 202, true, 201),
  (301, 3, '投注', 'Bet', 1, 10, false, NULL, false, NULL),
  (302, 3, '本人撤单', 'Cancelled by player', 10, 1, false, 301, true, NULL),
  (304, 3, '期号取消退款', 'Issue cancelled refund', 10, 1, false, 301, true, NULL),
  (305, 3, '打和退本', 'Tie refund', 10, 1, false, NULL, true, NULL),
  (306, 12, '追号冻结', 'Chase held', 1, 3, false, NULL, false, 306),
  (307, 12, '追号退款', 'Chase returned', 3, 1, false, NULL, true, 306),
  (309, 3, '打和退本冲正', 'Tie refund reversed', 1, 10, false, 305, false, NULL),
  (401, 4, '派发奖金', 'Prize', 10, 1, false, NULL, true, NULL),
  (402, 4, '撤销派奖', 'Prize revoked', 1, 10, false, 401, false, NULL),
  (901, 9, '转出给下级', 'Transfer out', 1, 33, false, NULL, false, NULL),
  (902, 9, '上级转入', 'Transfer in', 33, 1, false, NULL, false, NULL),
  (906, 9, '转出冲正', 'Transfer out reversed', 33, 1, false, 901, true, NULL),
  (907, 9, '转入冲正', 'Transfer in reversed', 1, 33, false, 902, false, NULL),
  (1201, 12, '资金冻结', 'Funds frozen', 1, 3, false, NULL, false, 1201),
  (1202, 12, '资金解冻', 'Funds released', 3, 1, false, NULL, true, 1201),
  (9001, NULL, '奖池清算', 'Sweep of an issue', 10, 21, true, NULL, false, NULL),
  (9002, NULL, '奖池清算冲正', 'Sweep reversed', 21, 10, true, 9001, false, NULL)
ON CONFLICT (kind) DO UPDATE SET class = excluded.class, zh = excluded.zh, en = excluded.en,
  source = excluded.source, target = excluded.target, either_way = excluded.either_way,
  takes_back = excluded.takes_back, owed = excluded.owed, hold = excluded.hold;

-- Whether a posting is one that its kind may make: in whose books, from where, to where.
CREATE OR REPLACE FUNCTION ledger_kind_allows(_kind ledger_kind, _player bigint, _source smallint, _target smallint)
RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT (_player = 0) = (_kind.class IS NULL)
    AND ((_source, _target) = (_kind.source, _kind.target)
      OR _kind.either_way AND (_source, _target) = (_kind.target, _kind.source))
$$;

-- Stops a call of ledger_post that holds anything else: that is a bug of the caller, or worse.
CREATE OR REPLACE FUNCTION ledger_check_kinds(
  _player bigint[], _kind smallint[], _from smallint[], _to smallint[], _reverses uuid[])
RETURNS void LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  _wrong text;
BEGIN
  SELECT CASE WHEN k.kind IS NULL THEN format('kind %s is unknown', p.kind)
    ELSE format('kind %s does not move from %s to %s in the books of %s', p.kind, p.src, p.dst, p.player) END
  INTO _wrong
  -- A call of a thousand postings holds one or two sorts of them.
  FROM (
    SELECT min(player) AS player, kind, src, dst, reverses IS NULL AS is_first
    FROM unnest(_player, _kind, _from, _to, _reverses) AS u(player, kind, src, dst, reverses)
    GROUP BY player = 0, kind, src, dst, reverses IS NULL) p
  LEFT JOIN ledger_kind k ON k.kind = p.kind
  WHERE k.kind IS NULL OR NOT ledger_kind_allows(k, p.player, p.src, p.dst)
    OR p.is_first <> (k.takes_back IS NULL)
  LIMIT 1;
  IF FOUND THEN RAISE EXCEPTION '%', _wrong USING ERRCODE = 'check_violation'; END IF;
END $$;
REVOKE ALL ON FUNCTION ledger_check_kinds FROM PUBLIC;
