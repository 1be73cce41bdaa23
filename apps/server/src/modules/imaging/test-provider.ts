import type { testProvider as endpoint } from '@easel/contract/providers'
import sharp from 'sharp'
import { AppError } from '../../platform/app-error.ts'
import type { Actor, UseCase } from '../../platform/use-case.ts'
import type { Imaging } from './imaging.ts'

const PROMPT = 'a red apple on a wooden table'
const PREVIEW_SIDE = 192

/** A real picture by one provider, so that the operator sees it work. It is counted against nobody's allowance, but against the cap. */
export function testProvider(deps: {
  readonly imaging: Pick<Imaging, 'drawBy'>
  readonly isOperator: (actor: Actor) => boolean
  /** Throws `rate_limit` for who tests too often. */
  readonly tests: { readonly take: (caller: string) => void } | undefined
  readonly randomSeed: () => number
}): UseCase<typeof endpoint> {
  const { imaging, isOperator, tests, randomSeed } = deps
  return async ({ params }, { actor, signal }) => {
    if (!isOperator(actor)) throw new AppError('not_found')
    tests?.take(actor.userId)
    const startedAt = performance.now()
    const order = {
      prompt: PROMPT,
      quality: 'standard',
      width: 1024,
      height: 1024,
      seed: randomSeed(),
    } as const
    const call = { signal, onProgress: () => {}, isTest: true }
    const drawn = await imaging.drawBy(params.id, order, call)
    if (!drawn) throw new AppError('not_found')
    const ms = Math.round(performance.now() - startedAt)
    if (!drawn.ok) return { ok: false, ms, model: null, costUsd: null, error: drawn.message, preview: null }
    const preview = await sharp(drawn.picture.image.bytes)
      .resize(PREVIEW_SIDE)
      .webp({ quality: 80 })
      .toBuffer()
    return {
      ok: true,
      ms,
      model: drawn.picture.model,
      costUsd: drawn.costUsd,
      error: null,
      preview: `data:image/webp;base64,${preview.toString('base64')}`,
    }
  }
}
