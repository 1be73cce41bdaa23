import type { EndpointOutput } from '@easel/contract/endpoint'
import type { testProvider as endpoint } from '@easel/contract/providers'
import { AppError } from '../../platform/app-error.ts'
import type { TakeTurn } from '../../platform/quota.ts'
import type { Actor, UseCase } from '../../platform/use-case.ts'
import { FAILURE_CODES } from './failure-code.ts'
import type { Imaging } from './imaging.ts'
import type { Service } from './service.ts'

const PROMPT = 'a red apple on a wooden table'
const PREVIEW_SIDE = 192
const FAILED = { ok: false, model: null, costUsd: null, preview: null, text: null } as const

/**
 * A real picture, sentence or prompt by one provider, so that the operator sees it work. It counts against the cap, not against an
 * allowance.
 */
export function testProvider(deps: {
  readonly imaging: Pick<Imaging, 'drawBy'>
  readonly isOperator: (actor: Actor) => Promise<boolean>
  readonly tests: { readonly take: TakeTurn } | undefined
  readonly randomSeed: () => number
  readonly services: readonly Service[]
}): UseCase<typeof endpoint> {
  const { imaging, isOperator, tests, randomSeed, services } = deps
  return async ({ params: { id } }, { actor, signal, tellQuota }) => {
    if (!(await isOperator(actor))) throw new AppError('not_found')
    tests?.take(actor.userId, tellQuota)
    const startedAt = performance.now()
    const service = services.find((known) => known.id === id)
    const tested = service ? await ask(service, signal) : await draw(imaging, id, randomSeed(), signal)
    if (!tested) throw new AppError('not_found')
    return { ...tested, ms: Math.round(performance.now() - startedAt) }
  }
}

type Tested = Omit<EndpointOutput<typeof endpoint>, 'ms'>

async function ask({ live }: Service, signal: AbortSignal): Promise<Tested | undefined> {
  const said = await live?.test(signal)
  if (!said) return undefined
  if (said.ok) return { ...said, error: null, preview: null }
  const { kind, retryAfterSeconds: retryAfter } = said
  const { message } = new AppError(FAILURE_CODES[kind], retryAfter === undefined ? {} : { retryAfter })
  return { ...FAILED, error: message }
}

async function draw(
  imaging: Pick<Imaging, 'drawBy'>,
  id: string,
  seed: number,
  signal: AbortSignal,
): Promise<Tested | undefined> {
  const { default: sharp } = await import('sharp')
  const order = { prompt: PROMPT, quality: 'standard', width: 1024, height: 1024, seed } as const
  const drawn = await imaging.drawBy(id, order, { signal, onProgress: () => {}, isTest: true })
  if (!drawn) return undefined
  if (!drawn.ok) return { ...FAILED, error: drawn.message }
  const { image, model } = drawn.picture
  const preview = await sharp(image.bytes).resize(PREVIEW_SIDE).webp({ quality: 80 }).toBuffer()
  return {
    ok: true,
    model,
    costUsd: drawn.costUsd,
    error: null,
    text: null,
    preview: `data:image/webp;base64,${preview.toString('base64')}`,
  }
}
