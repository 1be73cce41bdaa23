import { GeneratorForm } from '#web/features/generator/generator-form.tsx'
import { PreviewPanel } from '#web/features/generator/preview-panel.tsx'
import { PromptHistoryList } from '#web/features/generator/prompt-history-list.tsx'
import { Workbench } from '#web/features/generator/workbench.tsx'
import { QueueCard } from '#web/features/queue/queue-card.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'

export const handle = { title: 'Generate' }

export function meta() {
  return pageMeta({
    title: 'Generate',
    description:
      'Write a prompt, choose a style, a quality and a shape, and get a picture. Five a day are free.',
  })
}

export default function GeneratePage() {
  return (
    <Workbench
      heading="Generate"
      form={<GeneratorForm />}
      stage={<PreviewPanel />}
      rail={
        <>
          <QueueCard />
          <PromptHistoryList />
        </>
      }
    />
  )
}
