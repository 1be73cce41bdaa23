import { accessSync, constants, mkdirSync } from 'node:fs'
import { StartupError } from './startup-error.ts'

/** Makes the data folder and sees that it can be written. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(
      `DATA_DIR: the folder ${folder} cannot be written (${code}). Give this user the right to write there, or set DATA_DIR to another folder.`,
    )
  }
}
