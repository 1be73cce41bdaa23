import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { createDownloadRate, type DownloadProgress } from './download-rate.ts'
import { askForFile, type FileSources, type HostFacts } from './file-answer.ts'
import type { RemoteFile } from './manifest.ts'
import { ModelFilesError } from './model-files-error.ts'
import { discardPart, openPartFile, type PartFile, type WriteBytes } from './part-file.ts'

/** Timeouts and retries of a download. */
type DownloadPace = {
  /** An attempt with fewer than `minBytes` in this many milliseconds is aborted. */
  readonly stallMs: number
  readonly minBytes: number
  /** Max consecutive attempts without progress, for each URL. */
  readonly attempts: number
  /** Milliseconds before the next attempt, by number of attempts without progress. */
  readonly waitMs: (failures: number) => number
}

const DOWNLOAD_PACE: DownloadPace = {
  stallMs: 30_000,
  minBytes: 16_384,
  attempts: 6,
  waitMs: (failures) => Math.min(30_000, 1_000 * 2 ** failures),
}

export type DownloadDeps = {
  readonly sources: FileSources
  /** Stops the download. Partial data is kept for the next time, unless the reason is `CANCELED`. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: DownloadProgress) => void
  /** Called before a retry, with the milliseconds until then. */
  readonly onWait?: (reason: string, waitMs: number) => void
  /** Fetches the hub's checksum if the download does not include it; only for unverified checksums. */
  readonly askHub?: (url: string, signal: AbortSignal | undefined) => Promise<HostFacts | undefined>
  readonly pace?: DownloadPace
  /** Appends to the partial file; default: the file system. */
  readonly write?: WriteBytes
}

export type Downloaded = {
  readonly sha256: string
  /** Whether the host confirmed the checksum. */
  readonly isConfirmedByHost: boolean
}

/** Abort reason that also deletes partial data. */
export const CANCELED = Symbol('canceled')

/** A failure that no other URL or attempt would change. */
class FinalError extends ModelFilesError {}

/** A failure worth another attempt. */
class PassingError extends Error {
  readonly retryAfterMs: number | undefined
  constructor(message: string, retryAfterMs?: number) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}

/**
 * Downloads a file to `target`: first to `NAME.part`, resuming an earlier run, then renamed once it is complete and its checksum matches.
 * Rejects with a `ModelFilesError` that says what to do, or with the signal's reason.
 */
export async function downloadFile(
  file: RemoteFile,
  target: string,
  deps: DownloadDeps,
): Promise<Downloaded> {
  const { signal, write } = deps
  const told: { facts: HostFacts } = { facts: { sha256: undefined, bytes: undefined } }
  let part: PartFile | undefined
  try {
    part = await openPartFile(target, { ...(write && { write }), ...(signal && { signal }) })
    const sha256 = await fetchWhole(file, part, deps, told)
    await part.finish()
    return { sha256, isConfirmedByHost: told.facts.sha256 === sha256 || part.note().sha256 === sha256 }
  } catch (error) {
    await part?.close().catch(() => {})
    if (!signal?.aborted) throw error
    if (signal.reason === CANCELED) await discardPart(target)
    throw signal.reason
  }
}

async function fetchWhole(
  file: RemoteFile,
  part: PartFile,
  deps: DownloadDeps,
  told: { facts: HostFacts },
): Promise<string> {
  let failure: unknown
  for (const url of file.urls) {
    try {
      const known = file.isVerified ? undefined : await deps.askHub?.(url, deps.signal)
      told.facts = known ?? { sha256: undefined, bytes: undefined }
      checkFacts(file, told.facts, new URL(url).hostname)
      return await fetchFrom(url, file, part, deps, told)
    } catch (error) {
      if (deps.signal?.aborted || error instanceof FinalError || !(error instanceof ModelFilesError))
        throw error
      failure = error
    }
  }
  throw failure
}

/** Tries one URL repeatedly. */
async function fetchFrom(
  url: string,
  file: RemoteFile,
  part: PartFile,
  deps: DownloadDeps,
  told: { facts: HostFacts },
): Promise<string> {
  const pace = deps.pace ?? DOWNLOAD_PACE
  let failures = 0
  for (;;) {
    const before = part.size()
    try {
      await fetchRest(url, file, part, deps, told)
      const wanted = file.sha256 ?? told.facts.sha256 ?? part.note().sha256
      const sha256 = part.sha256()
      if (sha256 === wanted) return sha256
      const wasResumed = part.isResumed()
      await part.clear()
      if (wasResumed) throw new PassingError('the checksum is wrong')
      throw new ModelFilesError(
        `${file.name} came whole from ${new URL(url).hostname}, but its SHA-256 is ${sha256} and not ${wanted}. It is not used. Try again later; if it stays so, do not install this model.`,
      )
    } catch (error) {
      if (deps.signal?.aborted || error instanceof ModelFilesError) throw error
      failures = part.size() > before ? 1 : failures + 1
      if (failures >= pace.attempts)
        throw new ModelFilesError(
          `${file.name} could not be downloaded from ${new URL(url).hostname}: ${(error as Error).message}. What is here is kept: the same command goes on from there.`,
        )
      const waitMs = (error instanceof PassingError ? error.retryAfterMs : undefined) ?? pace.waitMs(failures)
      deps.onWait?.((error as Error).message, waitMs)
      await wait(waitMs, undefined, deps.signal && { signal: deps.signal })
    }
  }
}

/** A single request for the missing bytes. */
async function fetchRest(
  url: string,
  file: RemoteFile,
  part: PartFile,
  deps: DownloadDeps,
  told: { facts: HostFacts },
): Promise<void> {
  const { stallMs, minBytes } = deps.pace ?? DOWNLOAD_PACE
  if (part.size() > file.bytes) await part.clear()
  if (part.size() === file.bytes) {
    if ((file.sha256 ?? part.note().sha256) !== undefined) return
    await part.clear()
  }
  const stall = new AbortController()
  let received = 0
  let counted = 0
  const watch = setInterval(() => {
    if (received - counted < minBytes) stall.abort()
    counted = received
  }, stallMs)
  try {
    const signal = deps.signal ? AbortSignal.any([deps.signal, stall.signal]) : stall.signal
    const { response, facts, host } = await askForFile(url, deps.sources, rangeOf(part), signal)
    try {
      checkFacts(file, facts, host)
      told.facts = { sha256: facts.sha256 ?? told.facts.sha256, bytes: facts.bytes ?? told.facts.bytes }
      await beginBody(response, file, part, told.facts, host)
      const rate = createDownloadRate(file)
      for await (const chunk of response as AsyncIterable<Buffer>) {
        received += chunk.length
        if (part.size() + chunk.length > file.bytes) {
          await part.clear()
          throw new ModelFilesError(wrongLength(file, host, 'more bytes'))
        }
        await appendOrSayWhy(part, file, chunk)
        deps.onProgress?.(rate(part.size()))
      }
    } finally {
      response.destroy()
    }
    if (part.size() < file.bytes) throw new PassingError('the connection ended early')
  } catch (error) {
    if (stall.signal.aborted && !deps.signal?.aborted) throw new PassingError('nothing came for too long')
    throw error
  } finally {
    clearInterval(watch)
  }
}

function rangeOf(part: PartFile): Record<string, string> {
  if (part.size() === 0) return {}
  const { etag } = part.note()
  return { range: `bytes=${part.size()}-`, ...(etag === undefined ? {} : { 'if-range': etag }) }
}

/** The hub must agree with the manifest before a byte is written. */
function checkFacts(file: RemoteFile, facts: HostFacts, host: string): void {
  if (facts.bytes !== undefined && facts.bytes !== file.bytes)
    throw new ModelFilesError(wrongLength(file, host, `${facts.bytes} bytes`))
  if (facts.sha256 !== undefined && file.sha256 !== undefined && facts.sha256 !== file.sha256)
    throw new ModelFilesError(
      `The host says that the SHA-256 of ${file.name} is ${facts.sha256}, but the manifest says ${file.sha256}. It is not downloaded. If its makers replaced the file, put the model with the new checksum into LOCAL_MODEL_MANIFEST.`,
    )
}

/** Checks status and headers, and prepares the partial file. */
async function beginBody(
  response: IncomingMessage,
  file: RemoteFile,
  part: PartFile,
  facts: HostFacts,
  host: string,
): Promise<void> {
  const { statusCode: status = 0, headers } = response
  if (status === 416) {
    await part.clear()
    throw new PassingError('the host has no such part of the file')
  }
  if (status !== 200 && status !== 206) throw refusal(status, headers['retry-after'], file, host)
  if (![undefined, 'identity'].includes(headers['content-encoding']))
    throw new ModelFilesError(`${host} sends ${file.name} packed, which was not asked for.`)
  const length = headers['content-length']
  const offset = status === 200 ? 0 : part.size()
  if (status === 206) await checkRange(response, file, part, host)
  if (length !== undefined && Number(length) !== file.bytes - offset)
    throw new ModelFilesError(wrongLength(file, host, `${offset + Number(length)} bytes`))
  if (file.sha256 === undefined && facts.sha256 === undefined && part.note().sha256 === undefined)
    throw new FinalError(
      `Nothing says which SHA-256 ${file.name} should have: neither the manifest nor ${host}. Write it as "sha256" into LOCAL_MODEL_MANIFEST.`,
    )
  if (status === 200) await part.clear()
  // Only a strong ETag proves that the bytes are the same.
  const etag = headers.etag?.startsWith('"') ? headers.etag : undefined
  await part.setNote({ etag, sha256: facts.sha256 ?? part.note().sha256 })
}

/** A partial response must be the requested range of the same file. */
async function checkRange(
  { headers }: IncomingMessage,
  file: RemoteFile,
  part: PartFile,
  host: string,
): Promise<void> {
  const [, start, total] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers['content-range'] ?? '') ?? []
  if (total !== undefined && total !== '*' && Number(total) !== file.bytes)
    throw new ModelFilesError(wrongLength(file, host, `${total} bytes`))
  const { etag } = part.note()
  if (
    Number(start) === part.size() &&
    (etag === undefined || headers.etag === undefined || headers.etag === etag)
  )
    return
  await part.clear()
  throw new PassingError('the host sent another part of the file than was asked for')
}

function refusal(status: number, retryAfter: string | undefined, file: RemoteFile, host: string): Error {
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    const seconds = /^\d{1,4}$/.exec(retryAfter ?? '')?.[0]
    return new PassingError(
      `it answers with status ${status}`,
      seconds === undefined ? undefined : Math.min(Number(seconds), 120) * 1_000,
    )
  }
  const why =
    status === 401 || status === 403
      ? 'It may ask for an account there: download the file yourself and set LOCAL_MODEL_DIR to its folder.'
      : 'Set MODEL_MIRROR to another host that has it, or download the file yourself and set LOCAL_MODEL_DIR to its folder.'
  return new ModelFilesError(`${host} does not give ${file.name} (status ${status}). ${why}`)
}

function wrongLength(file: RemoteFile, host: string, offered: string): string {
  return `${host} has ${offered} for ${file.name}, which should have ${file.bytes} bytes. It is not downloaded. If its makers replaced the file, put the model with its new size and checksum into LOCAL_MODEL_MANIFEST.`
}

async function appendOrSayWhy(part: PartFile, file: RemoteFile, bytes: Uint8Array): Promise<void> {
  try {
    await part.append(bytes)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const missing = Math.ceil((file.bytes - part.size()) / 1_000_000)
    throw new FinalError(
      ['ENOSPC', 'EDQUOT'].includes(code)
        ? `The disk is full: ${missing} MB of ${file.name} are missing. Make room, then run the same command: it goes on from there.`
        : `${file.name} cannot be written (${code || message}).`,
    )
  }
}
