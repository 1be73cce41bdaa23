-- The custom size that a prompt is kept with, in place of its shape's: both or neither.
alter table saved_prompts add column width integer, add column height integer;
