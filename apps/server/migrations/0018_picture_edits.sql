-- A task that makes a picture from another one: what is done, and which file it starts from. Null: a picture from words.
alter table tasks add column edit jsonb;
