import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isSignedBy } from '../webhooks/start-receiver.ts'
import type { People } from './people.ts'
import type { Surroundings } from './surroundings.ts'

/** A delivery that broke is sent again after five seconds, then after half a minute, and one whose process died after a minute. */
const TOLD_WITHIN_MS = 180_000

/** A program of each person, told by a webhook of what becomes of pictures. */
export async function startToldPrograms({ cluster, receiver, proxies }: Surroundings, people: People) {
  await verifyAddresses(cluster.url)
  const secrets = new Map<string, string>()
  for (const [index, person] of people.people.entries()) {
    const path = `/hook/${index}`
    const url = new URL(path, proxies.receiver.addressOf(receiver.url)).href
    const events = ['picture.finished', 'picture.failed']
    const made = await people.send('POST', '/api/account/webhooks', person, { url, events })
    if (!made) throw new Error('a webhook could not be made')
    secrets.set(path, (made as { secret: string }).secret)
  }

  function untold(): string[] {
    const told = new Set<unknown>()
    for (const { event } of receiver.received) {
      const { picture, task_id } = event.data as { picture?: { id: string }; task_id: string | null }
      told.add(picture?.id).add(task_id)
    }
    return [...people.known.pictures.keys(), ...people.known.tasks.keys()]
      .filter((id) => !told.has(id))
      .map((id) => `no program was told of ${id}`)
  }

  let checked = 0
  return {
    /** What is wrong with what was told, once there was time to tell it. */
    audit: async (): Promise<string[]> => {
      for (const deadline = Date.now() + TOLD_WITHIN_MS; untold().length > 0 && Date.now() < deadline; )
        await pause(200)
      // Each once: a signature counts for five minutes.
      const since = receiver.received.slice(checked)
      checked += since.length
      const forged = since.filter((one) => !isSignedBy(secrets.get(one.path) ?? '', one))
      return [...untold(), ...forged.map(({ id }) => `${id} is signed with another secret`)]
    },
  }
}

/** Where mail is set up, webhooks are for verified addresses. */
async function verifyAddresses(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('update "user" set "emailVerified" = true')
  await client.end()
}
