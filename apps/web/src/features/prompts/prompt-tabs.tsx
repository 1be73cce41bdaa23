import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { Segmented } from '#web/shared/ui/segmented.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import type { ToolProps } from './tool-props.ts'

const TABS = [
  { value: 'library', label: 'Library', hint: 'Yours, and sentences to start from' },
  { value: 'enhance', label: 'Enhance', hint: 'Say more of light, framing and mood' },
  { value: 'build', label: 'Build', hint: 'A prompt from chips' },
  { value: 'check', label: 'Check', hint: 'What the engine reads' },
] as const
export type PromptTab = (typeof TABS)[number]['value']

function later(load: () => Promise<ComponentType<ToolProps>>) {
  return lazy(async () => ({ default: await loadChunk(load) }))
}

const TOOLS: Readonly<Record<Exclude<PromptTab, 'library'>, ComponentType<ToolProps>>> = {
  enhance: later(() => import('./enhance-tool.tsx').then((file) => file.EnhanceTool)),
  build: later(() => import('./build-tool.tsx').then((file) => file.BuildTool)),
  check: later(() => import('./check-tool.tsx').then((file) => file.CheckTool)),
}

/** The tab that an address names; the library for anything else. */
export function tabOf(name: string | null): PromptTab {
  return TABS.find(({ value }) => value === name)?.value ?? 'library'
}

type PromptTabsProps = {
  readonly tab: PromptTab
  readonly onTab: (tab: PromptTab) => void
  /** What the first tab shows. */
  readonly library: ReactNode
}

/** The prompt library, and the tools that work on one sentence: it stays while the tabs change. */
export function PromptTabs({ tab, onTab, library }: PromptTabsProps) {
  const [prompt, setPrompt] = useState('')
  const [style, setStyle] = useState('photorealistic')
  const Tool = tab === 'library' ? null : TOOLS[tab]
  return (
    <>
      <div className="mb-6 max-w-[460px]">
        <Segmented label="Prompt tools" options={TABS} value={tab} onChange={onTab} />
      </div>
      {Tool ? (
        <Suspense fallback={<Spinner />}>
          <Tool prompt={prompt} onPrompt={setPrompt} style={style} onStyle={setStyle} />
        </Suspense>
      ) : (
        library
      )}
    </>
  )
}
