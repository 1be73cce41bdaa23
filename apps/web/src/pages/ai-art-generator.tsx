import { AI_ART_GENERATOR } from '#web/content/variants/ai-art-generator.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { VariantPage, variantMeta } from './parts/variant-page.tsx'

export const handle = { program: 'on-use' }

export function meta() {
  return variantMeta(AI_ART_GENERATOR, PATHS.aiArtGenerator, 'fox-oil-painting')
}

export default function AiArtGeneratorPage() {
  return <VariantPage variant={AI_ART_GENERATOR} />
}
