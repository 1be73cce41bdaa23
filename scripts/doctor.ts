// Checks an installation's settings and dependencies and says how to fix problems: `npm run doctor -- [--json] [--mail-to ADDRESS]`. Works whether or
// not the server runs; exits with 1 when there is a problem.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Env, parseEnv, SETTING_NAMES } from '../apps/server/src/env.ts'
import {
  addressHere,
  examine,
  type Finding,
  isAnswering,
  lookAtDatabase,
  problem,
} from '../apps/server/src/modules/doctor/index.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { StartupError } from '../apps/server/src/platform/startup-error.ts'
import { unreadSettings } from '../apps/server/src/settings/unread-settings.ts'

const USAGE = 'Usage: npm run doctor -- [--json] [--mail-to ADDRESS]'
const WORDS = { ok: 'ok     ', warning: 'warning', problem: 'problem' } as const

async function look(mailTo: string | undefined): Promise<readonly Finding[]> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  // Other users must not be able to read any file written here.
  process.umask(0o077)
  let env: Env
  try {
    env = parseEnv(process.env)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return [problem('Settings', error.message.replaceAll(/\s+/g, ' '))]
  }
  const unread = unreadSettings(process.env, SETTING_NAMES)
  const [looked, isRunning] = await Promise.all([lookAtDatabase(env), isAnswering(addressHere(env))])
  const database = 'instead' in looked ? looked.instead : looked.database
  try {
    return await examine({ env, unread, database, clock: systemClock, isRunning, mailTo })
  } finally {
    if ('close' in looked) await looked.close()
  }
}

function readArguments(): { readonly json: boolean; readonly mailTo: string | undefined } {
  try {
    const { values } = parseArgs({ options: { json: { type: 'boolean' }, 'mail-to': { type: 'string' } } })
    return { json: values.json ?? false, mailTo: values['mail-to'] }
  } catch {
    console.error(USAGE)
    process.exit(1)
  }
}

const { json, mailTo } = readArguments()
const findings = await look(mailTo)
const text = json
  ? JSON.stringify({ findings }, null, 2)
  : findings.map(({ check, state, says }) => `${WORDS[state]}  ${check}: ${says}`).join('\n')
console.log(text)
process.exit(findings.some(({ state }) => state === 'problem') ? 1 : 0)
