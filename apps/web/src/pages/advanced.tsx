import { AdvancedGuide } from '#web/features/generator/advanced-guide.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { StudioBench } from './parts/studio-bench.tsx'

export const handle = { title: 'Advanced' }

export function meta() {
  return pageMeta({
    path: PATHS.advanced,
    title: 'Advanced',
    description:
      'The generator with what each setting does beside it: negative prompt, seed, reference image, quality and batches.',
    picture: 'lake-impressionist',
  })
}

export default function AdvancedPage() {
  return (
    <StudioBench heading="Advanced">
      <AdvancedGuide />
    </StudioBench>
  )
}
