import { formingPreview } from '../hosted/forming-preview.ts'
import type { Drawing } from '../hosted/hosted-provider.ts'
import { textField } from '../net/json.ts'
import type { ChosenModel } from './models.ts'

/** Generations and edits have different event names with the same endings. */
const PARTIAL = /^image_(?:generation|edit)\.partial_image$/
const COMPLETED = /^image_(?:generation|edit)\.completed$/

/** Partial pictures that a model streams, limited by the operator's setting. */
export function partialsOf(chosen: ChosenModel, wanted: number): number {
  return chosen.kind === 'listed' ? Math.min(wanted, chosen.model.maxPartials ?? 0) : 0
}

/** The picture in a stream's final event. */
export function completedOf(event: unknown): string | undefined {
  return COMPLETED.test(textField(event, 'type') ?? '') ? textField(event, 'b64_json') : undefined
}

/** Reports each partial picture as a preview; since the vendor sends no percentage, they divide the time evenly. */
export function watchPartials(wanted: number, report: Drawing['report']) {
  let count = 0
  let turn: Promise<void> = Promise.resolve()
  return {
    hear: (event: unknown) => {
      if (!PARTIAL.test(textField(event, 'type') ?? '') || count >= wanted) return
      count += 1
      const percent = Math.round((100 * count) / (wanted + 1))
      const text = textField(event, 'b64_json') ?? ''
      turn = turn.then(async () => {
        const preview = await formingPreview(text)
        report({ percent, ...(preview ? { preview } : {}) })
      })
    },
    /** Resolves when everything received was reported. */
    shown: () => turn,
  }
}
