import { statfs } from 'node:fs/promises'

const MEGABYTE = 1_000_000

/** Rejects when the folder's disk has less free space than this, in megabytes. */
export async function checkDiskSpace(folder: string, reserveMb: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const freeMb = Math.floor((bavail * bsize) / MEGABYTE)
  if (freeMb < reserveMb) throw new Error(`the disk of ${folder} is nearly full: ${freeMb} MB are free`)
}
