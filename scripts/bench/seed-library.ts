// A library after years of use: prompts of a few words whose frequencies differ by a factor of a thousand, made over two years by many users, one of
// them with far more pictures than the others.
import { sql } from 'kysely'
import type { OpenDatabase } from '../../apps/server/src/platform/database/open-database.ts'

/** In order of frequency; every tenth word or so is as frequent as the first. */
const WORDS =
  `a fox with the castle in red forest light over mountain river golden city night old portrait of woman sunset ocean blue storm
dragon garden winter lighthouse cat robot neon street rain field flowers market ship island desert temple astronaut wolf bridge tower mist
autumn café кошка дом лес 狐狸の森 雪山 مدينة ليل שקיעה lantern violin marble obsidian quartz zeppelin axolotl`
    .split(/\s+/)
    .filter(Boolean)

export const HEAVY_USER = 'user-1'
export type SeedSize = { readonly pictures: number; readonly users: number; readonly ofHeavyUser: number }

const BATCH = 20_000

export async function seedLibrary(database: OpenDatabase, size: SeedSize): Promise<void> {
  const { handle } = database
  await sql`insert into "user" ("id", "name", "email", "emailVerified")
    select 'user-' || n, 'user ' || n, 'user-' || n || '@example.org', false from generate_series(1, ${size.users}::int) n`.execute(
    handle,
  )
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'generations' and indexname not like '%key'`.execute(handle)
  // Indexes are built after the inserts, as in a restored database: many times faster than row by row.
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(handle)
  await sql`alter table generations disable trigger user`.execute(handle)
  const heavyEvery = Math.max(1, Math.floor(size.pictures / size.ofHeavyUser))
  for (let from = 0; from < size.pictures; from += BATCH) {
    const to = Math.min(size.pictures, from + BATCH) - 1
    await sql`
      insert into generations (id, user_id, prompt, negative_prompt, style, quality, width, height, seed, image_url, is_public, created_at,
        provider, model, read_as, unknown_words, file_key, media_type, bytes, sha256, search_text, is_favorite, tags)
      select id, user_id, prompt, 'blurry', (array['photorealistic', 'anime', 'watercolor', 'sketch', 'neon'])[1 + h % 5],
        (array['standard', 'high', 'ultra'])[1 + h % 3], 1024, 1024, n, '/images/' || id || '.png', h % 4 = 0,
        timestamptz '2025-01-01' + n * (interval '730 days' / ${size.pictures}::int), 'built-in', 'engine-1', array['fox', 'forest'], '{}',
        'images/' || id || '.png', 'image/png', 1500000, md5(n::text), lower(prompt), h % 50 = 0,
        case when h % 40 = 0 then array['campaign'] else '{}' end
      from (
        select n, h, 'gen_' || lpad(to_hex(n), 26, '0') as id,
          'user-' || case when n % ${heavyEvery}::int = 0 then 1 else 2 + h % (${size.users}::int - 1) end as user_id,
          (select string_agg(words[1 + floor(power(w::float8, 3) * array_length(words, 1))::int], ' ')
            from (select ('x' || substr(md5(n || '-' || place), 1, 7))::bit(28)::int / 268435456.0 as w
              from generate_series(1, 9 + h % 12) place) chosen, (select ${sql.val(WORDS)}::text[] as words) vocabulary)
          || case when n % 100000 = 77 or n = ${heavyEvery}::int * 5 then ' xylographer at work' else '' end as prompt
        from (select n, ('x' || substr(md5(n::text), 1, 7))::bit(28)::int as h from generate_series(${from}::int, ${to}::int) n) numbers
      ) pictures`.execute(handle)
  }
  for (const { definition } of indexes) await sql.raw(definition).execute(handle)
  await sql`alter table generations enable trigger user`.execute(handle)
  await sql`insert into generation_labels (user_id, label, created_at, generation_id)
    select user_id, 'tag:' || tag, created_at, id from generations, unnest(tags) tag`.execute(handle)
  await sql`insert into library_counts (user_id, key, n)
    select user_id, key, count(*) from generations, library_keys(is_trashed, is_favorite, is_public, tags, collection_ids)
    group by user_id, key`.execute(handle)
  await sql`vacuum analyze`.execute(handle)
}
