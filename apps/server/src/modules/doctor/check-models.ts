import { StartupError } from '../../platform/startup-error.ts'
import { type ImageProvider, type VendorSettings, vendorsOf } from '../imaging/index.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const ASK_MS = 8_000

/** Warns of models that their vendor retires, naming the successor, and of models it does not know. */
export async function checkModels(settings: VendorSettings): Promise<readonly Finding[]> {
  let vendors: readonly ImageProvider[]
  try {
    vendors = vendorsOf(settings)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return [problem('Models', error.message)]
  }
  const signal = AbortSignal.timeout(ASK_MS)
  const notices = await Promise.all(
    vendors.map(async (vendor) => {
      await vendor.prepare?.(signal)
      const said = vendor.notices?.() ?? []
      await vendor.close()
      return said.map((notice) => warning('Models', `${vendor.label}: ${notice}`))
    }),
  )
  if (vendors.length === 0 || notices.flat().length > 0) return notices.flat()
  return [ok('Models', 'No vendor says that it ends or does not know a model that draws here.')]
}
