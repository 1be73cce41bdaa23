-- Mails that are on their way, until the mail server has them. They carry links that open an account: all of a mail is encrypted with the
-- installation's secret. No role of a request may read or write here.
create table mails (
  id text primary key,
  sealed bytea not null,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  -- After that the mail is of no use any more.
  expires_at timestamptz not null,
  -- The process that hands it over now, and until when it may.
  lease_token text,
  lease_until timestamptz
);
alter table mails enable row level security;
create index mails_due on mails (next_at);
