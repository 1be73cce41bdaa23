import { PromptHistoryList } from '#web/features/generator/prompt/prompt-history-list.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { StudioBench } from './parts/studio-bench.tsx'

export const handle = { title: 'Generate', program: 'on-presence' }

export function meta() {
  return pageMeta({
    path: PATHS.generate,
    title: 'Generate',
    description:
      'Write a prompt, choose a style, a quality and a shape, and get a picture. Five a day are free.',
    picture: 'fox-photorealistic',
  })
}

export default function GeneratePage() {
  return (
    <StudioBench heading="Generate">
      <PromptHistoryList />
    </StudioBench>
  )
}
