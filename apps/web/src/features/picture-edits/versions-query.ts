import type { GenerationRecord } from '@easel/contract/generations'
import { getLineage } from '@easel/contract/library/library'
import { queryOptions } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { lineageQuery } from '#web/shared/data/library.queries.ts'

/** No more are looked at: each is a request. */
const MAX_VERSIONS = 40

/** Every version that a picture's first one was changed into, the oldest first; empty where nothing was made from anything. */
export function versionsQuery(picture: GenerationRecord | undefined) {
  return queryOptions({
    queryKey: [...lineageQuery(picture?.id ?? '').queryKey, 'versions'],
    enabled: picture !== undefined,
    queryFn: async ({ signal }) => {
      if (!picture) return []
      const read = (id: string) => client.data.call(getLineage, { params: { id } }, { signal })
      const { ancestors, children } = await read(picture.id)
      const versions = new Map([picture, ...ancestors, ...children].map((one) => [one.id, one]))
      const first = ancestors.at(-1)
      const waiting = [...(first ? [first] : []), ...ancestors.slice(0, -1), ...children]
      for (const { id } of waiting) {
        if (versions.size >= MAX_VERSIONS) break
        for (const child of (await read(id)).children) {
          if (versions.has(child.id)) continue
          versions.set(child.id, child)
          waiting.push(child)
        }
      }
      return [...versions.values()].toSorted((one, other) => one.created_at.localeCompare(other.created_at))
    },
  })
}
