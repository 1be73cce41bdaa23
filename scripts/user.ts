// Manages accounts for the operator; the commands are below. Reads the server's own settings. With the embedded database the server must be stopped,
// since only one process at a time may open it.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createModules, type Modules } from '../apps/server/src/create-modules.ts'
import { type Env, parseEnv } from '../apps/server/src/env.ts'
import { createAccountsRepository } from '../apps/server/src/modules/accounts/index.ts'
import { createRightsRepository } from '../apps/server/src/modules/rights/index.ts'
import { openPlatform } from '../apps/server/src/open-platform.ts'
import { AppError } from '../apps/server/src/platform/app-error.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { type OpenDatabase, openDatabase } from '../apps/server/src/platform/database/open-database.ts'
import { silentLogger } from '../apps/server/src/platform/logger.ts'
import { prepareDataFolder } from '../apps/server/src/platform/prepare-data-folder.ts'
import { StartupError } from '../apps/server/src/platform/startup-error.ts'
import { TIERS } from '../packages/contract/src/limits.ts'
import { invitationRequestSchema, type Person } from '../packages/contract/src/operator.ts'

const USAGE = `Usage:
  npm run user -- list [WORDS]
  npm run user -- show EMAIL
  npm run user -- tier EMAIL ${TIERS.join('|')}
  npm run user -- suspend EMAIL REASON
  npm run user -- restore EMAIL
  npm run user -- end-sessions EMAIL
  npm run user -- delete EMAIL --yes
  npm run user -- invite [EMAIL] [--days N] [--note TEXT]
  npm run user -- list-invitations
  npm run user -- withdraw-invitation ID
  npm run user -- set-moderator EMAIL on|off
  npm run user -- list-moderators
  npm run user -- set-operator EMAIL on|off
  npm run user -- list-operators`

/** The actor in the audit log. */
const COMMAND_LINE = { userId: null, email: 'command line' } as const

type Desk = { readonly database: OpenDatabase; readonly env: Env } & Pick<
  Modules,
  'operators' | 'invitations'
>
type Words = {
  readonly words: readonly string[]
  readonly days: string
  readonly note: string
  readonly yes: boolean
}
/** Undefined when the arguments make no sense. */
type Command = (desk: Desk, words: Words) => Promise<string> | undefined

async function idOf({ database }: Desk, email: string): Promise<string> {
  const userId = await createAccountsRepository(database).findUserIdByEmail(email)
  if (!userId) throw new StartupError(`There is no account with the email ${email}.`)
  return userId
}

function lineOf(person: Person): string {
  const state = person.suspension ? `suspended ${person.suspension.since.slice(0, 10)}` : 'active'
  const seen = person.last_seen_at?.slice(0, 10) ?? 'never'
  return [person.email, person.tier, state, `seen ${seen}`, `${person.pictures} pictures`].join('\t')
}

async function list({ operators }: Desk, search: string): Promise<string> {
  const lines: string[] = []
  let cursor: string | null | undefined
  do {
    const page = await operators.people.list({ search, state: 'all', cursor: cursor ?? undefined })
    lines.push(...page.items.map(lineOf))
    cursor = page.nextCursor
  } while (cursor)
  return lines.join('\n') || 'No accounts.'
}

async function show(desk: Desk, email: string): Promise<string> {
  const person = await desk.operators.people.show(await idOf(desk, email))
  const { suspension } = person
  return [
    `email     ${person.email}${person.email_verified ? '' : ' (not verified)'}`,
    `name      ${person.name}`,
    `id        ${person.id}`,
    `since     ${person.created_at}`,
    `seen      ${person.last_seen_at ?? 'never'}`,
    `sessions  ${person.sessions}`,
    `tier      ${person.tier}`,
    `pictures  ${person.pictures}`,
    ...(suspension ? [`suspended ${suspension.since} by ${suspension.by}: ${suspension.reason}`] : []),
  ].join('\n')
}

async function invite({ operators, env }: Desk, email: string | undefined, words: Words): Promise<string> {
  const request = invitationRequestSchema.safeParse({
    email: email ?? null,
    note: words.note,
    days: Number(words.days),
  })
  if (!request.success) throw new StartupError(request.error.issues.map(({ message }) => message).join('\n'))
  const { url, item } = await operators.inviting.invite(COMMAND_LINE, request.data)
  const unused = env.SIGN_UP === 'closed' ? '\nSign-up is closed (SIGN_UP): nothing opens it until then.' : ''
  return `${url}\nFor one account, until ${item.expires_at}. It is not shown again.${unused}`
}

async function listInvitations({ invitations }: Desk): Promise<string> {
  const { items } = await invitations.list(undefined)
  return (
    items
      .map(({ id, state, email, expires_at, note }) =>
        [id, state, email ?? 'anyone', `until ${expires_at.slice(0, 10)}`, note].join('\t'),
      )
      .join('\n') || 'No invitations.'
  )
}

/** Name, table and setting of each right; the setting grants it, too. */
const RIGHTS = {
  moderator: { table: 'moderators', setting: 'MODERATOR_EMAILS', does: 'moderates', did: 'moderate' },
  operator: { table: 'operators', setting: 'OPERATOR_EMAILS', does: 'operates', did: 'operate' },
} as const
type RightName = keyof typeof RIGHTS

async function setRight(desk: Desk, name: RightName, email: string, isOn: boolean): Promise<string> {
  const { table, setting, does, did } = RIGHTS[name]
  const { database, env } = desk
  const userId = await idOf(desk, email)
  if (isOn) {
    await database.asSystem((tx) => createRightsRepository(tx, table).appoint(userId))
    return `${email} ${does} now, also after a change of address.`
  }
  const wasOne = await database.asSystem((tx) => createRightsRepository(tx, table).dismiss(userId))
  if (env[setting].includes(email.toLowerCase()))
    return `${email} is still named in ${setting}: remove it there.`
  return wasOne ? `${email} ${does} no longer.` : `${email} did not ${did}.`
}

async function listRight({ database, env }: Desk, name: RightName): Promise<string> {
  const { table, setting, does } = RIGHTS[name]
  const appointed = await database.asSystem((tx) => createRightsRepository(tx, table).listAppointed())
  return (
    [...appointed, ...env[setting].map((email) => `${email} (${setting})`)].join('\n') ||
    `No account ${does}.`
  )
}

/** A command about one account, with the address as its first argument. */
const on =
  (
    work: (desk: Desk, email: string, rest: readonly string[], words: Words) => Promise<string> | undefined,
  ): Command =>
  (desk, words) => {
    const [email, ...rest] = words.words
    return email === undefined ? undefined : work(desk, email, rest, words)
  }

const right = (name: RightName): Command =>
  on((desk, email, [value]) =>
    value === 'on' || value === 'off' ? setRight(desk, name, email, value === 'on') : undefined,
  )

const setTier = on((desk, email, [value]) => {
  const tier = TIERS.find((one) => one === value)
  if (!tier) return undefined
  const set = async () => desk.operators.people.setTier(COMMAND_LINE, await idOf(desk, email), tier)
  return set().then(() => `${email} is ${tier} now.`)
})

const COMMANDS: Readonly<Record<string, Command>> = {
  list: (desk, { words }) => list(desk, words.join(' ')),
  show: on((desk, email) => show(desk, email)),
  tier: setTier,
  'set-tier': setTier,
  suspend: on((desk, email, rest) => {
    const reason = rest.join(' ').trim()
    if (!reason) return undefined
    const set = async () => desk.operators.people.suspend(COMMAND_LINE, await idOf(desk, email), reason)
    return set().then(() => `${email} is suspended: nothing opens the account, and all of it is kept.`)
  }),
  restore: on(async (desk, email) => {
    await desk.operators.people.restore(COMMAND_LINE, await idOf(desk, email))
    return `${email} can sign in again.`
  }),
  'end-sessions': on(async (desk, email) => {
    const ended = await desk.operators.people.endSessions(COMMAND_LINE, await idOf(desk, email))
    return `${email} was signed out: ${ended} sessions, and every API key.`
  }),
  delete: on((desk, email, _rest, { yes }) => {
    if (!yes) return undefined
    const erase = async () =>
      desk.operators.people.delete(COMMAND_LINE, await idOf(desk, email), email.toLowerCase())
    return erase().then(() => `${email} is deleted, with everything that belonged to it.`)
  }),
  invite: (desk, words) => invite(desk, words.words[0], words),
  'list-invitations': (desk) => listInvitations(desk),
  'withdraw-invitation': on(async ({ operators }, id) => {
    await operators.inviting.withdraw(COMMAND_LINE, id)
    return `${id} works no longer.`
  }),
  'set-moderator': right('moderator'),
  'set-operator': right('operator'),
  'list-moderators': (desk) => listRight(desk, 'moderator'),
  'list-operators': (desk) => listRight(desk, 'operator'),
}

async function run(command: Command, words: Words, settings: NodeJS.ProcessEnv): Promise<string | undefined> {
  const env = parseEnv({ ...settings, ROLE: 'all' })
  prepareDataFolder(env.DATA_DIR)
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, onError: () => {} })
  try {
    const platform = await openPlatform({
      env,
      database,
      clock: systemClock,
      logger: silentLogger,
      webFolder: '',
      isRateLimited: false,
      lastCallMs: 0,
    })
    const said = await command({ database, env, ...createModules(platform) }, words)
    await platform.events.close()
    return said
  } finally {
    await database.close()
  }
}

function readWords(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      days: { type: 'string', default: '7' },
      note: { type: 'string', default: '' },
      yes: { type: 'boolean', default: false },
    },
  })
  const [name = '', ...words] = positionals
  return { command: COMMANDS[name], words: { words, ...values } }
}

/** Runs the command with these settings. A failure is printed, and the status is 1. */
export async function runUserCommand(
  args: readonly string[],
  settings: NodeJS.ProcessEnv,
): Promise<{ readonly status: 0 | 1; readonly said: string }> {
  try {
    const { command, words } = readWords(args)
    const said = command && (await run(command, words, settings))
    return said === undefined ? { status: 1, said: USAGE } : { status: 0, said }
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return { status: 1, said: USAGE }
    if (error instanceof AppError)
      return { status: 1, said: Object.values(error.fields ?? {}).join('\n') || error.message }
    if (!(error instanceof StartupError)) throw error
    return { status: 1, said: error.message }
  }
}

if (import.meta.main) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { status, said } = await runUserCommand(process.argv.slice(2), process.env)
  if (status === 0) console.log(said)
  else console.error(said)
  process.exit(status)
}
