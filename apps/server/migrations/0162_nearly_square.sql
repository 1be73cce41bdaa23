-- A published picture that is nearly square is in the list of square ones, as in its owner's library.
create or replace function gallery_ratio(width integer, height integer) returns text
  language sql immutable set search_path = pg_catalog
  as $$
    select case
      when abs(width::float8 / height - 1) <= 0.03 then '1:1'
      when abs(width::float8 * 5 / (height * 4) - 1) <= 0.03 then '4:5'
      when abs(width::float8 * 9 / (height * 21) - 1) <= 0.03 then '21:9'
      when abs(width::float8 * 2 / (height * 3) - 1) <= 0.03 and width * height < 1536 * 1024 then '3:2'
      when abs(width::float8 * 3 / (height * 2) - 1) <= 0.03 and width * height < 1024 * 1536 then '2:3'
      when width > height then '16:9'
      else '9:16'
    end
  $$;

update gallery_pictures set ratio = gallery_ratio(width, height) where ratio <> gallery_ratio(width, height);
