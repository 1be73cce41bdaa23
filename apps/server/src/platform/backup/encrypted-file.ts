import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { flushPath } from '../flush-path.ts'
import { StartupError } from '../startup-error.ts'
import { DRAFT_ENDING } from './backup-name.ts'

/** First bytes of any file encrypted by age. */
const AGE = 'age-encryption.org/'
const PIECE = 1_048_576

/** Gives a backup its final name only once it is complete and flushed; returns its size in bytes. */
export async function writeBackupFile(
  path: string,
  backup: AsyncIterable<Uint8Array>,
  passphrase: string | undefined,
): Promise<number> {
  const draft = path + DRAFT_ENDING
  const file = await open(draft, 'w', 0o600)
  let bytes = 0
  try {
    for await (const piece of passphrase === undefined ? backup : await encrypt(backup, passphrase)) {
      await writeAll(file, piece)
      bytes += piece.length
    }
    await file.sync()
    await file.close()
    await rename(draft, path)
    await flushPath(dirname(path))
    return bytes
  } catch (error) {
    await file.close().catch(() => {})
    await rm(draft, { force: true })
    throw error
  }
}

/** A backup's bytes, decrypted if needed. */
export async function readBackupFile(
  path: string,
  passphrase: string | undefined,
): Promise<ReadableStream<Uint8Array>> {
  const begin = await readBegin(path)
  const bytes = Readable.toWeb(createReadStream(path, { highWaterMark: PIECE })) as ReadableStream<Uint8Array>
  if (begin !== AGE) return bytes
  if (passphrase === undefined) {
    await bytes.cancel()
    throw new StartupError(`${path} is encrypted: name the passphrase’s file with --passphrase-file.`)
  }
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    return (await decrypter.decrypt(bytes as never)) as unknown as ReadableStream<Uint8Array>
  } catch {
    await bytes.cancel().catch(() => {})
    throw new StartupError(`The passphrase does not open ${path}, or its beginning is damaged.`)
  }
}

async function encrypt(
  backup: AsyncIterable<Uint8Array>,
  passphrase: string,
): Promise<AsyncIterable<Uint8Array>> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  const plain = Readable.toWeb(Readable.from(backup, { objectMode: false }))
  return (await encrypter.encrypt(plain as never)) as unknown as ReadableStream<Uint8Array>
}

async function readBegin(path: string): Promise<string> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`${path} cannot be read (${error.code}).`)
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(AGE.length), 0, AGE.length, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  let written = 0
  while (written < bytes.length)
    written += (await file.write(bytes, written, bytes.length - written)).bytesWritten
}
