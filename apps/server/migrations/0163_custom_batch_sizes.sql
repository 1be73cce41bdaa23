-- A custom size of a batch's picture, in place of its ratio's.
alter table batch_pictures add column width integer, add column height integer,
  add constraint batch_pictures_size_check check ((width is null) = (height is null));
