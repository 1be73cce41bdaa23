-- An account's open downloads are counted before another is made.
grant select (user_id, expires_at) on downloads to authenticated;
