import type { getConfig as endpoint } from '@easel/contract/config'
import type { Env } from './env.ts'
import type { Imaging } from './modules/imaging/index.ts'
import type { UseCase } from './platform/use-case.ts'

/** What pages need to know about this installation. */
export function getConfig(deps: {
  readonly env: Pick<
    Env,
    'PRODUCTION_HOST' | 'PREVIEW_HOST' | 'SIGN_UP' | 'PASSWORD_SIGN_IN' | 'C2PA_CERTIFICATE'
  >
  readonly issuers: readonly { readonly id: string; readonly name: string }[]
  /** The only origin at which passkeys work. */
  readonly passkeysAt: string | null
  readonly isMailConfigured: boolean
  readonly canSellPlans: boolean
  readonly languageModel: string | null
  readonly imaging: Pick<Imaging, 'formProvider' | 'longestMs'>
}): UseCase<typeof endpoint> {
  const { PRODUCTION_HOST, PREVIEW_HOST } = deps.env
  const config = {
    productionHost: PRODUCTION_HOST ?? null,
    previewHost: PREVIEW_HOST ?? null,
    signUp: deps.env.SIGN_UP,
    passwords: deps.env.PASSWORD_SIGN_IN,
    signInWith: deps.issuers.map(({ id, name }) => ({ id, name })),
    passkeysAt: deps.passkeysAt,
    mailConfigured: deps.isMailConfigured,
    paymentsConfigured: deps.canSellPlans,
    signsPictures: deps.env.C2PA_CERTIFICATE !== undefined,
    languageModel: deps.languageModel,
  }
  // Models can be installed while the server runs.
  return async () => ({
    ...config,
    provider: deps.imaging.formProvider,
    longestSeconds: Math.ceil(deps.imaging.longestMs() / 1_000),
  })
}
