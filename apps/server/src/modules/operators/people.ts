import type { Tier } from '@easel/contract/limits'
import type { Person } from '@easel/contract/operator'
import { AppError } from '../../platform/app-error.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { readCursor, writeCursor } from '../../platform/page-cursor.ts'
import {
  type AccountDeps,
  createAccessRepository,
  createAccountRows,
  endAccess,
  eraseAccount,
} from '../accounts/index.ts'
import type { Allowance } from '../usage/index.ts'
import { type Act, type Operator, writeDown } from './audit-log.ts'
import { createPeopleRepository, type PeoplePosition, toPerson } from './people.repository.ts'

const PAGE = 50

export type PeopleDeps = Pick<AccountDeps, 'events' | 'clock' | 'logger' | 'ending'> & {
  readonly database: Database
  readonly allowance: Pick<Allowance, 'setTier'>
  readonly defaultTier: Tier
  /** Ends the user's waiting and running work inside the caller's transaction. Called before locking the user's row, in the order of a run that ends. */
  readonly stopWork: (tx: Tx, userId: string) => Promise<void>
}

export type People = ReturnType<typeof createPeople>

/** What operators see of people and do to them, at the desk and on the command line; each action is recorded in its transaction. */
export function createPeople(deps: PeopleDeps) {
  const { database, events, clock, allowance, defaultTier, stopWork } = deps

  async function read(tx: Tx, id: string): Promise<Person> {
    const row = await createPeopleRepository(tx).find(id)
    if (!row) throw new AppError('not_found')
    return toPerson(row, defaultTier)
  }

  /** Applies one action to a person and returns their new state. */
  function act(
    by: Operator,
    id: string,
    action: Act['action'],
    work: (tx: Tx, person: Person) => Promise<string>,
  ): Promise<Person> {
    return database.asSystem(async (tx) => {
      const person = await read(tx, id)
      const detail = await work(tx, person)
      await writeDown(tx, clock, by, { action, subject: person, detail })
      return read(tx, id)
    })
  }

  function assertAnother(by: Operator, id: string): void {
    if (by.userId === id) throw new AppError('conflict', { message: 'That is your own account.' })
  }

  return {
    list: async (query: {
      readonly search?: string | undefined
      readonly state: 'all' | 'suspended'
      readonly cursor?: string | undefined
    }): Promise<{ items: Person[]; nextCursor: string | null }> => {
      const rows = await database.asSystem((tx) =>
        createPeopleRepository(tx).list({
          search: query.search,
          onlySuspended: query.state === 'suspended',
          after: query.cursor === undefined ? undefined : readPosition(query.cursor),
          limit: PAGE + 1,
        }),
      )
      const page = rows.slice(0, PAGE)
      const last = page.at(-1)
      return {
        items: page.map((row) => toPerson(row, defaultTier)),
        nextCursor: rows.length > PAGE && last ? writeCursor(last.created_at.getTime(), last.id) : null,
      }
    },

    show: (id: string): Promise<Person> => database.asSystem((tx) => read(tx, id)),

    setTier: (by: Operator, id: string, tier: Tier): Promise<Person> =>
      act(by, id, 'set-tier', async (tx, person) => {
        await allowance.setTier(tx, id, tier)
        return `${person.tier} → ${tier}`
      }),

    suspend: async (by: Operator, id: string, reason: string): Promise<Person> => {
      assertAnother(by, id)
      const person = await act(by, id, 'suspend', async (tx) => {
        await stopWork(tx, id)
        await createAccountRows(tx).lockUser(id)
        await endAccess(tx, deps, { userId: id, by: 'suspension', ownSession: null })
        const suspension = { at: clock.now(), reason, by: by.email }
        if (!(await createAccessRepository(tx).suspend(id, suspension)))
          throw new AppError('conflict', { message: 'This account is suspended already.' })
        return reason
      })
      events.send(id, 'session.changed', {})
      return person
    },

    restore: (by: Operator, id: string): Promise<Person> =>
      act(by, id, 'restore', async (tx) => {
        await createAccountRows(tx).lockUser(id)
        if (!(await createAccessRepository(tx).restore(id)))
          throw new AppError('conflict', { message: 'This account is not suspended.' })
        // A sign-in started before the suspension gives no access afterwards.
        await createAccountRows(tx).endSessions(id, null)
        return ''
      }),

    endSessions: async (by: Operator, id: string): Promise<number> => {
      let ended = 0
      await act(by, id, 'end-sessions', async (tx) => {
        await createAccountRows(tx).lockUser(id)
        ended = await endAccess(tx, deps, { userId: id, by: 'end all sessions', ownSession: null })
        return `${ended}`
      })
      events.send(id, 'session.changed', {})
      return ended
    },

    /** `email`: the account's address, typed as a confirmation. */
    delete: async (by: Operator, id: string, email: string): Promise<void> => {
      assertAnother(by, id)
      const person = await database.asSystem((tx) => read(tx, id))
      if (person.email !== email)
        throw new AppError('invalid_request', {
          fields: { email: 'That is not the address of this account' },
        })
      await eraseAccount(deps, id, async (tx) => {
        if (!(await createAccountRows(tx).lockUser(id))) throw new AppError('not_found')
        await writeDown(tx, clock, by, { action: 'delete', subject: person })
      })
    },
  }
}

function readPosition(cursor: string): PeoplePosition {
  const [time, id = ''] = readCursor(cursor, /^(\d{1,15})\.([A-Za-z0-9_-]{1,64})$/)
  return { createdAt: new Date(Number(time)), id }
}
