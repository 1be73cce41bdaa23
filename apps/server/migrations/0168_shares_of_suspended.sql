-- A link shows nothing while its owner is suspended, who could not take it back then, and shows the picture again afterwards.
create or replace function find_shared_picture(wanted text, moment timestamptz)
  returns table (
    token text, generation_id text, prompt text, negative_prompt text, style text, quality text, width integer, height integer,
    seed bigint, created_at timestamptz, provider text, image_url text, file_key text, sha256 text
  )
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select l.token, g.id, case when l.show_prompt then g.prompt end, case when l.show_prompt then g.negative_prompt end, g.style,
      g.quality, g.width, g.height, case when l.show_prompt then g.seed end, g.created_at, g.provider, g.image_url, g.file_key, g.sha256
    from share_links l join generations g on g.id = l.generation_id
    where l.token = wanted and (l.expires_at is null or l.expires_at > moment) and g.hidden_at is null and g.trashed_at is null
      and not exists (select from account_access where user_id = l.user_id and suspended_at is not null)
  $$;
