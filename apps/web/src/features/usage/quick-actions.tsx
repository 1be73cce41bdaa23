import { Bookmark, Compass, Lightbulb, Wand2 } from 'lucide-react'
import { PATHS } from '#web/shared/lib/paths.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'

const ICON = { size: 16, 'aria-hidden': true } as const

/** Links to common next steps. */
export function QuickActions() {
  return (
    <div className="flex flex-wrap gap-2 max-md:*:grow">
      <ButtonLink size="large" to={PATHS.prompts}>
        <Lightbulb {...ICON} />
        Prompts
      </ButtonLink>
      <ButtonLink size="large" to={PATHS.saved}>
        <Bookmark {...ICON} />
        Saved
      </ButtonLink>
      <ButtonLink size="large" to={PATHS.gallery}>
        <Compass {...ICON} />
        Gallery
      </ButtonLink>
      <ButtonLink variant="act" size="large" to={PATHS.generate} className="max-md:-order-1 max-md:w-full">
        <Wand2 {...ICON} />
        New picture
      </ButtonLink>
    </div>
  )
}
