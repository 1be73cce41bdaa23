import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Finding, ok, problem, warning } from './finding.ts'

const MEGABYTE = 1_000_000
/** A few hundred pictures more than the reserve. */
const COMFORT_MB = 1_000

/** Free space where the data folder is or will be. */
export async function checkDisk(folder: string, reserveMb: number): Promise<Finding> {
  const { bavail, bsize } = await statfsNear(folder)
  const freeMb = Math.floor((bavail * bsize) / MEGABYTE)
  const free = `${freeMb.toLocaleString('en-US')} MB are free on the disk of DATA_DIR`
  if (freeMb < reserveMb)
    return problem('Disk', `${free}, less than DISK_RESERVE_MB (${reserveMb}): make room, or move DATA_DIR.`)
  if (freeMb < reserveMb + COMFORT_MB)
    return warning('Disk', `${free}, soon too little: make room, or move DATA_DIR.`)
  return ok('Disk', `${free}.`)
}

async function statfsNear(folder: string): Promise<StatsFs> {
  try {
    return await statfs(folder)
  } catch (error) {
    const parent = dirname(folder)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error
    return statfsNear(parent)
  }
}
