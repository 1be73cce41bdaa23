import { type ComponentType, lazy } from 'react'
import { useParams } from 'react-router'
import { TOOL_NOTES } from '#web/content/tool-notes.ts'
import { TOOLS, type ToolId, toolHref } from '#web/content/tools.ts'
import { ToolFrame } from '#web/features/tools/tool-frame.tsx'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { breadcrumbData } from '#web/shared/lib/structured-data.ts'
import { LazyPart } from '#web/shared/ui/lazy-part.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import NotFoundPage from './not-found.tsx'

export const handle = { title: 'More Tools', program: 'on-presence' }

function later(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await loadChunk(load) }))
}

const COMPONENTS: Readonly<Record<ToolId, ComponentType>> = {
  palette: later(() => import('#web/features/tools/palette-tool.tsx').then((file) => file.PaletteTool)),
  metadata: later(() => import('#web/features/tools/metadata-tool.tsx').then((file) => file.MetadataTool)),
  convert: later(() => import('#web/features/tools/convert-tool.tsx').then((file) => file.ConvertTool)),
  collage: later(() => import('#web/features/tools/collage-tool.tsx').then((file) => file.CollageTool)),
  'app-icons': later(() => import('#web/features/tools/icon-tool.tsx').then((file) => file.IconTool)),
}

const toolOf = (id: string | undefined) => TOOLS.find((tool) => tool.id === id)

export function meta({ params }: { readonly params: { readonly tool?: string } }) {
  const tool = toolOf(params.tool)
  if (!tool) return pageMeta({ title: 'Not found', description: 'There is no such tool.', index: false })
  const { id, title, description } = tool
  return pageMeta({
    path: toolHref(id),
    title,
    description,
    data: [
      breadcrumbData([
        { path: PATHS.more, name: 'More tools' },
        { path: toolHref(id), name: title },
      ]),
    ],
  })
}

export default function MoreToolPage() {
  const tool = toolOf(useParams()['tool'])
  if (!tool) return <NotFoundPage />
  const Tool = COMPONENTS[tool.id]
  return (
    <ToolFrame key={tool.id} title={tool.name} lead={tool.lead} notes={TOOL_NOTES[tool.id]}>
      {/* As high as the field for pictures that every tool begins with. */}
      <LazyPart
        fallback={
          <div className="grid min-h-56 place-items-center">
            <Spinner />
          </div>
        }
      >
        <Tool />
      </LazyPart>
    </ToolFrame>
  )
}
