-- A picture that an operator refused is shown to nobody from then on, but where something else shows the same one; its
-- row goes with the next sweep, as every row that nothing refers to.
ALTER TABLE picture ADD COLUMN refused_at timestamptz;
GRANT UPDATE (refused_at) ON picture TO fairlot_app;
