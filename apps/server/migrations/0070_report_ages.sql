-- Reports are forgotten by their age.
create index app_events_created_at_idx on app_events (created_at);
create index web_vitals_created_at_idx on web_vitals (created_at);
