-- The custom size that the form begins with, WIDTHxHEIGHT; null: the default ratio's.
alter table user_preferences add column default_size text check (default_size ~ '^[1-9][0-9]{2,3}x[1-9][0-9]{2,3}$');
