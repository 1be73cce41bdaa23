import type { testProvider as endpoint } from '@easel/contract/providers'
import sharp from 'sharp'
import { AppError } from '../../platform/app-error.ts'
import type { Actor, UseCase } from '../../platform/use-case.ts'
import { FAILURE_CODES } from './failure-code.ts'
import type { Imaging } from './imaging.ts'
import type { Service } from './service.ts'

const PROMPT = 'a red apple on a wooden table'
const PREVIEW_SIDE = 192
const FAILED = { ok: false, model: null, costUsd: null, preview: null, text: null } as const

/** A real picture by one provider, or a sentence or a prompt by who makes those, so that the operator sees it work. It is counted against nobody's allowance, but against the cap. */
export function testProvider(deps: {
  readonly imaging: Pick<Imaging, 'drawBy'>
  readonly isOperator: (actor: Actor) => boolean
  /** Throws `rate_limit` for who tests too often. */
  readonly tests: { readonly take: (caller: string) => void } | undefined
  readonly randomSeed: () => number
  readonly services: readonly Service[]
}): UseCase<typeof endpoint> {
  const { imaging, isOperator, tests, randomSeed, services } = deps
  return async ({ params }, { actor, signal }) => {
    if (!isOperator(actor)) throw new AppError('not_found')
    tests?.take(actor.userId)
    const startedAt = performance.now()
    const service = services.find(({ id }) => id === params.id)
    if (service) {
      const said = await service.live?.test(signal)
      if (!said) throw new AppError('not_found')
      const ms = Math.round(performance.now() - startedAt)
      if (said.ok) return { ...said, ms, error: null, preview: null }
      const { kind, retryAfterSeconds: retryAfter } = said
      const { message } = new AppError(FAILURE_CODES[kind], retryAfter === undefined ? {} : { retryAfter })
      return { ...FAILED, ms, error: message }
    }
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
    if (!drawn.ok) return { ...FAILED, ms, error: drawn.message }
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
      text: null,
      preview: `data:image/webp;base64,${preview.toString('base64')}`,
    }
  }
}
