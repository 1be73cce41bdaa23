import type { EngineStep } from './engine.ts'

/** Max lines of each stream: a wrong argument makes the program print all of its help. */
const MAX_LINES = { stdout: 160, stderr: 40 }
const MAX_LINE = 300
/** Max line length; longer ones are garbage. */
const MAX_PART = 4_096
/** Shorter words would match any line. */
const MIN_HIDDEN = 3

/** A sampling step, `  |====>   | 2/4 - 1.92it/s`; loading is counted in bytes a second instead. */
const STEP = /\|\s+(\d{1,5})\/(\d{1,5}) - [\d.]+(?:it\/s|s\/it)$/
/** Any progress bar. */
const BAR = /\|[=># ]{20,}\|/

type Stream = 'stdout' | 'stderr'

/** Parses the program's output: steps, and the last lines for the operator. */
export type ServerOutput = {
  /** Accepts a chunk from one of its streams, split anywhere. */
  readonly take: (stream: Stream, text: string) => void
  /** The last 200 lines, oldest first with errors at the end, without steps and hidden text. */
  readonly lines: () => readonly string[]
  /** Reports steps of the next picture, and hides lines that repeat its words, even afterwards. Returns a function that stops reporting. */
  readonly watch: (words: readonly string[], steps: number, onStep: (step: EngineStep) => void) => () => void
}

export function createServerOutput(): ServerOutput {
  const kept: Record<Stream, string[]> = { stdout: [], stderr: [] }
  const parts = { stdout: '', stderr: '' }
  let hidden: readonly string[] = []
  let watcher: { readonly steps: number; readonly onStep: (step: EngineStep) => void } | undefined
  let isSampling = false

  function readLine(stream: Stream, line: string): void {
    const step = STEP.exec(line)
    if (step) readStep(Number(step[1]), Number(step[2]))
    if (step || BAR.test(line)) return
    // Parts of a picture are decoded with progress of their own, before and after.
    if (line.includes('generating image: ')) isSampling = true
    if (line.includes('sampling completed')) isSampling = false
    const clean = line
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, MAX_LINE)
    if (clean === '' || hidden.some((word) => line.includes(word))) return
    kept[stream].push(clean)
    if (kept[stream].length > MAX_LINES[stream]) kept[stream].shift()
  }

  function readStep(done: number, total: number): void {
    if (!watcher || done < 1 || done > total) return
    if (isSampling ? total <= watcher.steps : total === watcher.steps) watcher.onStep({ done, total })
  }

  return {
    take: (stream, text) => {
      const pieces = `${parts[stream]}${text}`.split(ENDS)
      parts[stream] = (pieces.pop() ?? '').slice(-MAX_PART)
      for (const piece of pieces) readLine(stream, piece)
    },
    lines: () => [...kept.stdout, ...kept.stderr],
    watch: (words, steps, onStep) => {
      hidden = words
        .flatMap((text) => text.split(/[\r\n]+/))
        .map((text) => text.trim())
        .filter(({ length }) => length >= MIN_HIDDEN)
      isSampling = false
      const mine = { steps, onStep }
      watcher = mine
      return () => {
        if (watcher === mine) watcher = undefined
      }
    },
  }
}

/** Each step clears the rest of its line and returns to its start. */
const ENDS = new RegExp(`${String.fromCharCode(27)}\\[K|\\r|\\n`)
