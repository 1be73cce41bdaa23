-- A custom size of a batch's picture, in place of its ratio's: both or neither.
alter table batch_pictures add column width integer, add column height integer;
