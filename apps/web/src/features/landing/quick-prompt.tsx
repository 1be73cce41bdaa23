import { Form } from 'react-router'
import { SAMPLES } from '#web/content/samples.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Keys } from '#web/shared/ui/kbd.tsx'

/** A field under the hero that opens the studio with a prompt; a plain form, so it works before hydration. */
export function QuickPrompt() {
  return (
    <Form
      action={PATHS.generate}
      aria-label="Quick start"
      className="dialog-card absolute inset-x-(--gutter) -bottom-8 z-6 flex items-center gap-2 rounded-4 bg-raised p-2.5 max-lg:relative max-lg:inset-x-auto max-lg:bottom-auto max-lg:mx-(--gutter) max-lg:-mt-11 max-md:mx-3 max-md:flex-wrap"
    >
      <input
        name="prompt"
        defaultValue={SAMPLES['fox-photorealistic'].prompt}
        required
        pattern=".*\S.*"
        maxLength={500}
        aria-label="Describe what you want to see"
        className="h-(--control-huge) min-w-0 flex-1 rounded-3 bg-transparent px-3 text-18 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-ultramarine max-md:flex-[1_0_100%]"
      />
      <Button type="submit" variant="act" size="huge" className="max-md:flex-[1_0_100%]">
        Draw it
        <Keys keys={['↵']} on="act" />
      </Button>
    </Form>
  )
}
