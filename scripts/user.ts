// What an operator does to accounts: `npm run user -- set-tier EMAIL free|pro|premium`. Reads the server's own settings. With the embedded
// database the server must be stopped, since one process at a time may open it.
import { existsSync } from 'node:fs'
import { parseEnv } from '../apps/server/src/env.ts'
import { createAccountsRepository } from '../apps/server/src/modules/accounts/index.ts'
import { createUsageModule } from '../apps/server/src/modules/usage/index.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts'
import { createEvents } from '../apps/server/src/platform/events/create-events.ts'
import { prepareDataFolder } from '../apps/server/src/platform/prepare-data-folder.ts'
import { StartupError } from '../apps/server/src/platform/startup-error.ts'
import { TIERS, type Tier } from '../packages/contract/src/limits.ts'

const USAGE = `Usage: npm run user -- set-tier EMAIL ${TIERS.join('|')}`

async function setTier(email: string, tier: Tier): Promise<string> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = parseEnv({ ...process.env, ROLE: 'all' })
  prepareDataFolder(env.DATA_DIR)
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, onError: () => {} })
  try {
    const userId = await createAccountsRepository(database).findUserIdByEmail(email)
    if (!userId) throw new StartupError(`There is no account with the e-mail ${email}.`)
    const events = await createEvents(database, 'operator')
    const usage = createUsageModule({ database, events, clock: systemClock, defaultTier: env.DEFAULT_TIER })
    await database.asSystem((tx) => usage.allowance.setTier(tx, userId, tier))
    await events.close()
    return `${email} is ${tier} now.`
  } finally {
    await database.close()
  }
}

function isTier(word: string | undefined): word is Tier {
  return TIERS.some((tier) => tier === word)
}

const [command, email, tier] = process.argv.slice(2)
if (command !== 'set-tier' || !email || !isTier(tier)) {
  console.error(USAGE)
  process.exit(1)
}
try {
  console.log(await setTier(email, tier))
  process.exit(0)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(1)
}
