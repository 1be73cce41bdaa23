-- Housekeeping finds what has expired without reading the whole table: at a million rows each look took 90 to 180 ms.
create index session_expires_idx on session ("expiresAt");
create index verification_expires_idx on verification ("expiresAt");
create index audio_tasks_finished_idx on audio_tasks (finished_at) where finished_at is not null;
