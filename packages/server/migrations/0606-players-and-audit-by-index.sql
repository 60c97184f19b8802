-- Lists of players that are agents, or that a flag stands at, and of the audit by kind and by permission: few of many.
CREATE INDEX player_agent ON player (player_id) WHERE is_agent;
CREATE INDEX player_flagged ON player (player_id) WHERE flags <> 0;
CREATE INDEX operator_audit_kind ON operator_audit (kind, n);
CREATE INDEX operator_audit_permission ON operator_audit (permission, n);
