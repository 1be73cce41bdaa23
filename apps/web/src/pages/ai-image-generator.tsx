import { AI_IMAGE_GENERATOR } from '#web/content/variants/ai-image-generator.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { VariantPage, variantMeta } from './parts/variant-page.tsx'

export const handle = { program: 'on-use' }

export function meta() {
  return variantMeta(AI_IMAGE_GENERATOR, PATHS.aiImageGenerator, 'cafe-photorealistic')
}

export default function AiImageGeneratorPage() {
  return <VariantPage variant={AI_IMAGE_GENERATOR} />
}
