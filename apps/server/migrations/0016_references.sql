-- The reference a picture was made with is kept beside it, so that a variation can use it again. Several pictures may share one; it goes
-- with the last of them.
alter table generations add column reference_key text;
create index generations_reference_idx on generations (reference_key) where reference_key is not null;
