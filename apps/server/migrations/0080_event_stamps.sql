-- A number can be given out twice, by a database that was restored or that lost its last moments; a row's stamp tells the two apart.
-- Rows written before, and by the version before, keep no stamp or get one by default; nothing is rewritten.
alter table user_events add column stamp integer;
alter table user_events alter column stamp set default (random() * 2147483646)::integer + 1;
