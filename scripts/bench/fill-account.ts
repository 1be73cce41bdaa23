import { sql } from 'kysely'
import sharp from 'sharp'
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts'
import { signUp, startProduct } from './product.ts'

const CHUNK = 5_000

/** An account with this many pictures in the embedded database, which only one process at a time may open; every fiftieth picture is in the gallery. */
export async function fillAccount(
  dataDir: string,
  pictures: number,
  env: NodeJS.ProcessEnv = {},
): Promise<{ token: string; user: unknown }> {
  const product = await startProduct(dataDir, env)
  const { token, user } = await signUp(product.url)
  await product.stop()
  const database = await openDatabase({ url: undefined, dataDir, onError: () => undefined })
  const { id } = user as { id: string }
  for (let from = 1; from <= pictures; from += CHUNK)
    await sql`
      insert into generations (id, user_id, prompt, negative_prompt, style, quality, width, height, seed, image_url, created_at, provider,
        model, read_as, unknown_words, file_key, media_type, bytes, sha256, search_text, is_public, tags)
      select 'gen_' || lpad(n::text, 26, '0'), ${id}, 'a red fox in forest ' || n, '', (array['anime', 'watercolor', 'neon'])[1 + n % 3],
        'standard', case n % 3 when 1 then 1536 else 1024 end, case n % 3 when 2 then 1536 else 1024 end, n,
        '/images/gen_' || lpad(n::text, 26, '0') || '.png', timestamptz '2026-01-01' + n * interval '1 minute' * ${400_000 / pictures}::float8,
        'built-in', 'engine-1', '{}', '{}', 'images/' || n || '.png', 'image/png', 1, 'x', 'a red fox in forest ' || n, n % 50 = 0,
        case n % 9 when 0 then array['campaign'] else '{}' end
      from generate_series(${from}::int, ${Math.min(pictures, from + CHUNK - 1)}::int) n`.execute(
      database.handle,
    )
  await database.close()
  return { token, user }
}

/** Stands in for the files, which the rows do not have. */
export function drawPicture(): Promise<Buffer> {
  return sharp({ create: { width: 256, height: 256, channels: 3, background: '#ff5c1f' } })
    .webp()
    .toBuffer()
}
