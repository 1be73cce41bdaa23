import { findImported, importPicture } from '@easel/contract/imports/import-pictures'
import {
  ABOUT_ONE_FILE,
  IMPORTING,
  importSummary,
  sendAll,
  waitBefore,
} from '@easel/contract/imports/import-progress'
import { LIMITS } from '@easel/contract/limits'
import { type PictureFile, picturesIn } from '@easel/picture-metadata/picture-files'
import { create } from 'zustand'
import { toApiError } from '#web/shared/api/api-error.ts'
import { client } from '#web/shared/api/client.ts'
import { pause } from '#web/shared/lib/pause.ts'
import { timeLeftText } from '#web/shared/lib/text/time-left.ts'
import { readDataUrl } from '#web/shared/pictures/data-url.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { openProgress } from '#web/shared/ui/progress-notice.tsx'
import { createPace } from './pace.ts'
import { forgetUnfinished, holdImport, lookForUnfinished, noteImport } from './unfinished-import.ts'

type Refused = { readonly name: string; readonly reason: string }

export type ImportState = {
  readonly phase: 'idle' | 'running' | 'done'
  /** Share of the chosen files that is done: 0 to 1. */
  readonly progress: number
  /** Estimated seconds left; null while unknown. */
  readonly secondsLeft: number | null
  readonly imported: number
  /** Already imported earlier. */
  readonly known: number
  /** The first of the refused files; `refusedCount` counts all. */
  readonly refused: readonly Refused[]
  readonly refusedCount: number
  /** Why it ended early; choosing the same files again continues it. */
  readonly stopped: string | null
  /** Why it is currently waiting. */
  readonly waiting: string | null
  /** Whether its dialog is open. */
  readonly isWatched: boolean
}

const IDLE: ImportState = {
  phase: 'idle',
  progress: 0,
  secondsLeft: null,
  imported: 0,
  known: 0,
  refused: [],
  refusedCount: 0,
  stopped: null,
  waiting: null,
  isWatched: false,
}
const REFUSED_SHOWN = 50
/** Stopped by the person. */
const STOPPED = 'Stopped.'
const TIMEOUT_MS = 120_000
/** Update interval of the notice on other pages. */
const NOTICE_MS = 3_000

/** The running import, which continues on other pages of the product. */
export const useImport = create<ImportState>(() => IDLE)

let running: AbortController | null = null

export function stopImport(): void {
  running?.abort()
}

export function forgetImport(): void {
  if (!running) useImport.setState(IDLE)
}

/** Set by its dialog: while that is open, no notice repeats it. */
export function watchImport(isWatched: boolean): void {
  useImport.setState({ isWatched })
}

export async function startImport(files: readonly File[]): Promise<void> {
  if (running) {
    notify.info({ title: 'An import is already running', message: 'Add these files once it has finished.' })
    return
  }
  const controller = new AbortController()
  running = controller
  useImport.setState(({ isWatched }) => ({ ...IDLE, isWatched, phase: 'running' }))
  window.addEventListener('beforeunload', warn)
  // The rest must not end up in the next person's library.
  const owner = userId()
  const stopFollowing = client.auth.onAuthStateChange(() => {
    if (userId() !== owner) controller.abort()
  })
  const closeNotice = followElsewhere()
  const note = () =>
    noteImport({ userId: owner ?? '', name: nameOf(files), done: doneOf(useImport.getState()) })
  try {
    await holdImport(() => importAll(files, note, controller.signal))
    forgetUnfinished()
  } catch (error) {
    const { aborted } = controller.signal
    if (aborted) forgetUnfinished()
    useImport.setState({ stopped: aborted ? STOPPED : toApiError(error).message })
  } finally {
    window.removeEventListener('beforeunload', warn)
    stopFollowing()
    closeNotice()
    running = null
    useImport.setState({ phase: 'done', waiting: null })
    // Its dialog shows the same.
    if (!useImport.getState().isWatched) tellEnd(useImport.getState())
    void lookForUnfinished(owner)
  }
}

/** While its dialog is closed, every page shows its progress with a Stop button. */
function followElsewhere(): () => void {
  const notice = openProgress('Importing pictures', 100, stopImport)
  let shownAt = 0
  const stop = useImport.subscribe((state) => {
    if (state.isWatched) {
      if (shownAt > 0) notice.close()
      shownAt = 0
    } else if (state.phase === 'running' && Date.now() - shownAt >= NOTICE_MS) {
      shownAt = Date.now()
      notice.show(Math.round(state.progress * 100), state.waiting ?? statusOf(state))
    }
  })
  return () => {
    stop()
    notice.close()
  }
}

/** The chosen folder, or the single file. */
function nameOf(files: readonly File[]): string | null {
  const [first] = files
  return first?.webkitRelativePath.split('/')[0] || (files.length === 1 && first ? first.name : null)
}

function doneOf({ imported, known }: ImportState): number {
  return imported + known
}

function userId(): string | null {
  const session = client.auth.state()
  return session.status === 'signed-in' ? session.user.id : null
}

/** Leaving the product ends the import. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

async function importAll(files: readonly File[], note: () => void, signal: AbortSignal): Promise<void> {
  const total = Math.max(
    1,
    files.reduce((sum, file) => sum + file.size, 0),
  )
  let group: PictureFile[] = []
  const pace = createPace()
  pace(0)
  note()
  for await (const picture of picturesIn(files, LIMITS.referenceImageBytes)) {
    signal.throwIfAborted()
    group.push(picture)
    if (group.length < IMPORTING.group) continue
    await importGroup(group, signal)
    const progress = picture.position / total
    useImport.setState({ progress, secondsLeft: pace(progress) })
    note()
    group = []
  }
  await importGroup(group, signal)
  useImport.setState({ progress: 1 })
}

async function importGroup(group: readonly PictureFile[], signal: AbortSignal): Promise<void> {
  const whole: { name: string; bytes: Uint8Array<ArrayBuffer>; hash: string }[] = []
  for (const { name, content } of group) {
    if ('refusal' in content) refuse(name, content.refusal)
    else whole.push({ name, bytes: content.bytes, hash: await hashOf(content.bytes) })
  }
  if (whole.length === 0) return
  const hashes = whole.map(({ hash }) => hash)
  const { known } = await keepTrying(
    () => client.data.call(findImported, { body: { hashes } }, { signal }),
    signal,
  )
  const fresh = whole.filter(({ hash }) => !known.includes(hash))
  useImport.setState((state) => ({ known: state.known + whole.length - fresh.length }))
  await sendAll(fresh, (picture) => send(picture, signal))
}

async function send(
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> },
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted()
  try {
    // The server validates the bytes, not the type.
    const image = await readDataUrl(new Blob([bytes], { type: 'image/png' }))
    const { generation } = await keepTrying(
      () =>
        client.data.call(
          importPicture,
          { body: { name: name.slice(-255).toWellFormed(), image } },
          { timeout: TIMEOUT_MS, signal },
        ),
      signal,
    )
    useImport.setState((state) =>
      generation ? { imported: state.imported + 1 } : { known: state.known + 1 },
    )
  } catch (error) {
    const told = toApiError(error)
    if (signal.aborted || !ABOUT_ONE_FILE.has(told.code)) throw error
    refuse(name, told.message)
  }
}

function refuse(name: string, reason: string): void {
  useImport.setState(({ refused, refusedCount }) => ({
    refused: refused.length < REFUSED_SHOWN ? [...refused, { name, reason }] : refused,
    refusedCount: refusedCount + 1,
  }))
}

/** A temporary network failure or retry-after does not end an import of ten thousand pictures. */
async function keepTrying<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      const answer = await call()
      if (useImport.getState().waiting) useImport.setState({ waiting: null })
      return answer
    } catch (error) {
      signal.throwIfAborted()
      const told = toApiError(error)
      const wait = waitBefore(attempt, told)
      if (wait === undefined) throw error
      if (wait >= IMPORTING.toldWait) useImport.setState({ waiting: told.message })
      await pause(wait, signal)
      signal.throwIfAborted()
    }
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function tellEnd({ imported, known, refusedCount, stopped }: ImportState): void {
  const message = summaryOf({ imported, known, refusedCount })
  if (stopped === STOPPED) notify.info({ title: 'Import stopped', message })
  else if (stopped) notify.warning({ title: 'Import stopped', message: `${stopped} ${message}` })
  else notify.success({ title: 'Import finished', message })
}

/** The summary while it runs, with the remaining time. */
export function statusOf(state: ImportState): string {
  const { secondsLeft } = state
  return [summaryOf(state), secondsLeft !== null && `about ${timeLeftText(secondsLeft)}`]
    .filter((part) => part !== false)
    .join(', ')
}

export function summaryOf({
  imported,
  known,
  refusedCount,
}: Pick<ImportState, 'imported' | 'known' | 'refusedCount'>): string {
  return importSummary({ imported, known, refused: refusedCount })
}
