import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Finding, ok, problem, warning } from './finding.ts'

const PERMISSIONS = 'Permissions'
const OTHERS = 0o077
const PARTS = ['db', 'files', 'spool', 'auth-secret']

/** Whether this user can write the data folder and no other user can read it. Changes nothing. */
export function checkDataFolder(folder: string): Finding {
  if (!existsSync(folder)) return checkPlaceFor(folder)
  const stranger = ownerElse(folder)
  if (stranger !== undefined)
    return warning(
      PERMISSIONS,
      `The data folder ${folder} belongs to user ${stranger} and this is user ${process.getuid?.()}: run Easel and this check as that user, or give the folder to this one.`,
    )
  const failed = writeProbe(folder)
  if (failed)
    return problem(
      PERMISSIONS,
      `The data folder ${folder} cannot be written (${failed}): give this user the right to write there, or set DATA_DIR to another folder.`,
    )
  const closed = PARTS.map((name) => join(folder, name)).filter((path) => existsSync(path) && !mayWrite(path))
  if (closed.length > 0)
    return problem(
      PERMISSIONS,
      `This user cannot read and write ${closed.join(', ')}: give them to this user.`,
    )
  if (process.platform !== 'win32' && (statSync(folder).mode & OTHERS) !== 0)
    return warning(
      PERMISSIONS,
      `Other users of this machine may look into ${folder}: run \`chmod -R go= ${folder}\`, or start Easel, which closes it.`,
    )
  return ok(PERMISSIONS, `The data folder ${folder} is this user’s alone and can be written.`)
}

/** The folder owner's user id, if it is not this user. */
export function ownerElse(folder: string): number | undefined {
  const user = process.getuid?.()
  const { uid } = statSync(folder)
  return user === undefined || user === uid ? undefined : uid
}

function checkPlaceFor(folder: string): Finding {
  let parent = dirname(folder)
  while (!existsSync(parent)) parent = dirname(parent)
  return mayWrite(parent)
    ? ok(PERMISSIONS, `The data folder ${folder} is not there yet: the first start makes it.`)
    : problem(
        PERMISSIONS,
        `The data folder ${folder} is not there and cannot be made in ${parent}: give this user the right to write there, or set DATA_DIR to another folder.`,
      )
}

function writeProbe(folder: string): string | undefined {
  const file = join(folder, `.doctor-${randomBytes(8).toString('hex')}`)
  try {
    writeFileSync(file, 'probe', { mode: 0o600, flag: 'wx' })
    unlinkSync(file)
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'no reason given'
  }
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}
