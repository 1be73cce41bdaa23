import { sizeOf } from '@easel/contract/pictures'
import type { StyleGuide } from '#web/content/styles/style-guide.ts'

const QUALITIES = { standard: 'Standard', high: 'High', ultra: 'Ultra' } as const

/** Recommended settings for a style, in the form's words. */
export function GuideSettings({ settings }: { readonly settings: StyleGuide['settings'] }) {
  const { quality, aspectRatio, negativePrompt } = settings
  const { width, height } = sizeOf(aspectRatio)
  const rows = [
    ['Quality', QUALITIES[quality]],
    ['Aspect ratio', `${aspectRatio}, ${width} × ${height}`],
    ['Negative prompt', negativePrompt ?? 'empty'],
  ] as const
  return (
    <section>
      <h2 className="heading text-22">Settings to start with</h2>
      <dl className="mt-3 text-14">
        {rows.map(([name, value]) => (
          <div key={name} className="flex gap-4 border-t border-line py-2.5">
            <dt className="w-32 text-ink-3">{name}</dt>
            <dd className="text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
