import { PromptBrowser } from '#web/features/prompts/prompt-browser.tsx'
import { SavePromptButton } from '#web/features/prompts/save-prompt-button.tsx'
import { SavedPrompts } from '#web/features/prompts/saved-prompts.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

export const handle = { title: 'Prompts' }

export function meta() {
  return pageMeta({
    path: PATHS.prompts,
    title: 'Prompts',
    description:
      'Keep your own prompts and start from those of the library: search, filter by style, copy or use.',
    picture: 'lake-photorealistic',
  })
}

export default function PromptsPage() {
  return (
    <>
      <PageTitle title="Prompts" lead="Yours, and the library’s. Use opens the generator filled in." />
      <div className="px-4 pb-12">
        <SavedPrompts />
        <PromptBrowser
          actions={([style, aspect_ratio, prompt]) => (
            <SavePromptButton prompt={prompt} style={style} aspect_ratio={aspect_ratio} />
          )}
        />
      </div>
    </>
  )
}
