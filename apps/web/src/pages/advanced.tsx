import { AdvancedGuide } from '#web/features/generator/advanced-guide.tsx'
import { GeneratorForm } from '#web/features/generator/generator-form.tsx'
import { PreviewPanel } from '#web/features/generator/preview-panel.tsx'
import { Workbench } from '#web/features/generator/workbench.tsx'
import { QueueCard } from '#web/features/queue/queue-card.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'

export const handle = { title: 'Advanced' }

export function meta() {
  return pageMeta({
    title: 'Advanced',
    description:
      'The generator with what each setting does beside it: negative prompt, seed, reference image, quality and batches.',
  })
}

export default function AdvancedPage() {
  return (
    <Workbench
      heading="Advanced"
      form={<GeneratorForm />}
      stage={<PreviewPanel />}
      rail={
        <>
          <QueueCard />
          <AdvancedGuide />
        </>
      }
    />
  )
}
