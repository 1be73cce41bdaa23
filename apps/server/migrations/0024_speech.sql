-- Words that are spoken are recordings as well. Of a text sent to a vendor the books' hold is remembered before it is sent: nobody pays twice.
alter table recordings
  add column kind text not null default 'sound' check (kind in ('sound', 'speech')),
  -- US dollars that it cost the operator; null when nobody knows.
  add column cost double precision default 0 check (cost >= 0);
alter table audio_tasks
  add column kind text not null default 'sound' check (kind in ('sound', 'speech')),
  add column vendor_hold text;
