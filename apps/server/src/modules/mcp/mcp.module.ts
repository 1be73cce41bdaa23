import type { MountOpen } from '../../platform/http/mount.ts'
import { addMcpRoutes, type McpRoutesDeps } from './mcp.routes.ts'
import { createPictureContent, type PictureContentDeps } from './picture-content.ts'
import { createTools, type ToolDeps } from './tools.ts'

export type McpModule = {
  readonly mountRoutes: (mountOpen: MountOpen) => void
}

export function createMcpModule(
  deps: PictureContentDeps & Omit<ToolDeps, 'content'> & Omit<McpRoutesDeps, 'tools'>,
): McpModule {
  const tools = createTools({ ...deps, content: createPictureContent(deps) })
  return { mountRoutes: (mountOpen) => addMcpRoutes(mountOpen, { ...deps, tools }) }
}
