-- Four more ratios stand beside the first three. What may be written is checked where requests are read.
alter table user_preferences drop constraint user_preferences_default_aspect_ratio_check;
alter table saved_prompts drop constraint saved_prompts_aspect_ratio_check;
alter table batch_pictures drop constraint batch_pictures_aspect_ratio_check;

-- The list that a published picture is in. 16:9 has 1536x1024 pixels, which is the shape of 3:2: those of fewer pixels are 3:2.
create function gallery_ratio(width integer, height integer) returns text
  language sql immutable set search_path = pg_catalog
  as $$
    select case
      when abs(width::float8 * 5 / (height * 4) - 1) <= 0.03 then '4:5'
      when abs(width::float8 * 9 / (height * 21) - 1) <= 0.03 then '21:9'
      when abs(width::float8 * 2 / (height * 3) - 1) <= 0.03 and width * height < 1536 * 1024 then '3:2'
      when abs(width::float8 * 3 / (height * 2) - 1) <= 0.03 and width * height < 1024 * 1536 then '2:3'
      when width > height then '16:9'
      when width < height then '9:16'
      else '1:1'
    end
  $$;

create or replace function reflect_in_gallery() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not (new.is_public and new.hidden_at is null and new.trashed_at is null) then
    delete from gallery_pictures where generation_id = new.id;
    return null;
  end if;
  insert into gallery_pictures (
    generation_id, user_id, author, prompt, negative_prompt, style, ratio, quality, width, height, seed, provider, image_url,
    published_at, search_text, likes, author_id
  )
  select new.id, new.user_id,
    (select nullif(gallery_name, '') from user_preferences where user_id = new.user_id),
    new.prompt, new.negative_prompt, new.style, gallery_ratio(new.width, new.height),
    new.quality, new.width, new.height, new.seed, new.provider, new.image_url,
    date_trunc('milliseconds', coalesce(new.published_at, new.created_at)),
    new.search_text,
    (select count(*) from gallery_likes where generation_id = new.id),
    public_author_id(new.user_id)
  on conflict (generation_id) do nothing;
  return null;
end
$$;

update gallery_pictures set ratio = gallery_ratio(width, height) where ratio <> gallery_ratio(width, height);
