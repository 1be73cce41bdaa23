import { FREE_AI_IMAGE_GENERATOR } from '#web/content/variants/free-ai-image-generator.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { VariantPage, variantMeta } from './parts/variant-page.tsx'

export const handle = { program: 'on-use' }

export function meta() {
  return variantMeta(FREE_AI_IMAGE_GENERATOR, PATHS.freeAiImageGenerator, 'fox-watercolor')
}

export default function FreeAiImageGeneratorPage() {
  return <VariantPage variant={FREE_AI_IMAGE_GENERATOR} />
}
