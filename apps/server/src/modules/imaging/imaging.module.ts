import { STYLE_IDS } from '@easel/contract/styles'
import { createEngine } from '@easel/engine/engine'
import { createBuiltInProvider } from '@easel/providers/built-in/built-in-provider'
import type { Logger } from '../../platform/logger.ts'
import { createImaging, type Imaging } from './imaging.ts'

/** Imaging with every provider this installation has. `threads`: pictures the built-in engine draws at once. */
export function createImagingModule(deps: { readonly logger: Logger; readonly threads: number }): Imaging {
  const engine = createEngine({ threads: deps.threads })
  return createImaging({
    providers: [createBuiltInProvider({ engine, styles: STYLE_IDS })],
    logger: deps.logger,
  })
}
