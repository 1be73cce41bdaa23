import type { FailureKind, ImageFailure } from '../image-provider.ts'
import { failure } from '../net/exchange-failures.ts'
import { field, textField } from '../net/json.ts'

/** The used fields of the vendor's prediction object. */
export type Prediction = {
  /** Used in URLs, so only letters and digits are allowed. */
  readonly id: string
  readonly status: 'starting' | 'processing' | 'succeeded' | 'failed' | 'canceled' | 'aborted'
  /** URL of the finished file; undefined if there is none. */
  readonly fileUrl: string | undefined
  /** Failure message of vendor or model; may repeat the prompt, so it is never logged. */
  readonly error: string
  /** The model's log. */
  readonly logs: string
}

const STATUSES: readonly Prediction['status'][] = [
  'starting',
  'processing',
  'succeeded',
  'failed',
  'canceled',
  'aborted',
]

/** Parses a response; undefined if it is not a prediction. */
export function readPrediction(wire: unknown): Prediction | undefined {
  const status = STATUSES.find((known) => known === field(wire, 'status'))
  const id = textField(wire, 'id')
  if (id === undefined || !/^[A-Za-z0-9]{1,64}$/.test(id) || !status) return undefined
  return {
    id,
    status,
    fileUrl: textField(wire, 'output', 0) ?? textField(wire, 'output'),
    error: textField(wire, 'error') ?? '',
    logs: textField(wire, 'logs') ?? '',
  }
}

/** A prediction known only by its id. */
export function startingPrediction(id: string): Prediction {
  return { id, status: 'starting', fileUrl: undefined, error: '', logs: '' }
}

/** Whether it is finished. The file may arrive before the status says so. */
export function isFinished({ status, fileUrl }: Prediction): boolean {
  return fileUrl !== undefined || (status !== 'starting' && status !== 'processing')
}

/** Whether it has ended and costs no more. */
export function isEnded({ status }: Prediction): boolean {
  return status !== 'starting' && status !== 'processing'
}

/** Why a finished prediction has no picture; undefined if there is a file to fetch. */
export function failureOfPrediction({ status, error, fileUrl }: Prediction): ImageFailure | undefined {
  switch (status) {
    case 'failed': {
      const { kind, code } = kindOfError(error)
      return failure(kind, `the prediction failed (${code})`)
    }
    // Our predictions are only aborted by the deadline sent with every call.
    case 'canceled':
    case 'aborted':
      return failure('timeout', `the prediction was ${status} by the vendor`)
    default:
      return fileUrl === undefined
        ? failure('bad_response', 'the prediction succeeded without a file')
        : undefined
  }
}

/** Percent of the last progress bar in the log, as in `45%|████▌     | 9/20`; undefined without one. */
export function progressOf({ logs }: Prediction): number | undefined {
  const bars = [...logs.matchAll(/(?:^|[\r\n])\s*(\d{1,3})%\s*\|/g)]
  const percent = Number(bars.at(-1)?.[1] ?? Number.NaN)
  return percent <= 100 ? percent : undefined
}

/** The seed reported by the model, which replaces 0 with its own. */
export function seedOf({ logs }: Prediction): number | undefined {
  const seed = Number(/\busing seed: (\d{1,10})\b/i.exec(logs)?.[1] ?? Number.NaN)
  return seed <= 0xffff_ffff ? seed : undefined
}

/** Codes are the vendor's (`E####`) or the model's (`E###`); words are interpreted only without a code. */
const ERROR_KINDS: Readonly<Record<string, FailureKind>> = {
  /** Input or output flagged as sensitive. */
  E005: 'nsfw',
  /** The prediction did not start in time. */
  E6716: 'timeout',
}

function kindOfError(error: string): { kind: FailureKind; code: string } {
  const code = /\bE\d{3,4}\b/.exec(error)?.[0]
  if (code) return { kind: ERROR_KINDS[code] ?? 'server', code }
  return /\bNSFW content\b|\bflagged as sensitive\b/i.test(error)
    ? { kind: 'nsfw', code: 'nsfw' }
    : { kind: 'server', code: 'no code' }
}
