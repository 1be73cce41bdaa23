import { PromptBrowser } from '#web/features/prompts/prompt-browser.tsx'
import { PromptTabs, tabOf } from '#web/features/prompts/prompt-tabs.tsx'
import { SavePromptButton } from '#web/features/prompts/save-prompt-button.tsx'
import { SavedPrompts } from '#web/features/prompts/saved-prompts.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { useHydratedSearch } from '#web/shared/lib/use-address-search.ts'
import { PageTitle } from '#web/shared/ui/page-title.tsx'

export const handle = { title: 'Prompts', program: 'on-use' }

export function meta() {
  return pageMeta({
    path: PATHS.prompts,
    title: 'Prompts',
    description:
      'Enhance a prompt, build one from chips, check what the engine reads, keep your own and start from those of the library.',
    picture: 'lake-photorealistic',
  })
}

export default function PromptsPage() {
  const [search] = useHydratedSearch()
  return (
    <>
      <PageTitle
        title="Prompts"
        lead="Find one, enhance it, build one from chips, or see how the engine reads it."
      />
      <div className="px-4 pb-12">
        <PromptTabs
          tab={tabOf(search.get('tool'))}
          given={search.get('prompt')}
          library={
            <>
              <SavedPrompts />
              <PromptBrowser
                actions={([style, aspect_ratio, prompt]) => (
                  <SavePromptButton prompt={prompt} style={style} aspect_ratio={aspect_ratio} />
                )}
              />
            </>
          }
        />
      </div>
    </>
  )
}
