import { seedField, textField } from '../net/json.ts'

/** The settings the server reports: JSON inside JSON, or nothing. */
export function readInfo(info: unknown): {
  readonly seed: number | undefined
  readonly model: string | undefined
} {
  let said: unknown
  try {
    said = typeof info === 'string' ? JSON.parse(info) : undefined
  } catch {
    said = undefined
  }
  const model = textField(said, 'sd_model_name')?.trim().slice(0, 100)
  return { seed: seedField(said, 'seed'), model: model || undefined }
}
