import { STYLE_IDS } from '@easel/contract/styles'
import { createEngine } from '@easel/engine/engine'
import { createBuiltInProvider } from '@easel/providers/built-in/built-in-provider'
import type { ImageProvider } from '@easel/providers/image-provider'
import type { LocalProvider } from '@easel/providers/local/local-provider'
import { boundedInMemory } from './drawing-memory.ts'
import { BUILT_IN, LOCAL, type ProviderTable, productTable } from './provider-table.ts'
import { readTable, tableWithout } from './read-table.ts'
import { type VendorSettings, vendorsOf } from './vendors.ts'

/** Providers and what they draw for. */
export type ProviderSet = { readonly providers: readonly ImageProvider[]; readonly table: ProviderTable }

/** This installation's providers, including the local model, which may be installed or removed while the server runs. */
export function createProviderSets({
  settings,
  threads,
}: {
  readonly settings: VendorSettings
  readonly threads: number
}): (local: LocalProvider | undefined) => ProviderSet {
  const vendors = vendorsOf(settings)
  const engine = boundedInMemory(createEngine({ threads }))
  const builtIn = createBuiltInProvider({ engine, styles: STYLE_IDS })
  let hadLocal = false
  return (local) => {
    hadLocal ||= local !== undefined
    // A setting that names a removed model must not stop the running server.
    const ids = [...vendors.map(({ id }) => id), ...(hadLocal ? [LOCAL] : []), BUILT_IN]
    const product = productTable(ids, local?.isSlow() ? [LOCAL] : [])
    const table = readTable(settings.IMAGE_PROVIDERS, product, ids)
    return {
      providers: [...vendors, ...(local ? [local] : []), builtIn],
      table: local ? table : tableWithout(table, LOCAL),
    }
  }
}
