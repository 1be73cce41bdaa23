import { STYLE_IDS } from '@easel/contract/styles'
import { createEngine } from '@easel/engine/engine'
import { createBuiltInProvider } from '@easel/providers/built-in/built-in-provider'
import type { ImageProvider } from '@easel/providers/image-provider'
import type { Logger } from '../../platform/logger.ts'
import { createImaging, type Imaging } from './imaging.ts'
import { productTable, tableOf } from './provider-table.ts'
import { type VendorSettings, vendorsOf } from './vendors.ts'

/** Imaging with every provider this installation has. */
export function createImagingModule(deps: {
  readonly logger: Logger
  /** Pictures the built-in engine draws at once. */
  readonly threads: number
  readonly settings: VendorSettings
  /** Draws everything, instead of the installation's own: for tests. */
  readonly provider?: ImageProvider
}): Imaging {
  const { logger, threads, settings, provider } = deps
  if (provider) return createImaging({ providers: [provider], logger, table: tableOf(provider.id) })
  const builtIn = createBuiltInProvider({ engine: createEngine({ threads }), styles: STYLE_IDS })
  const vendors = vendorsOf(settings)
  const table = productTable(vendors.map(({ id }) => id))
  return createImaging({ providers: [...vendors, builtIn], logger, table })
}
