import { allowanceTool, type LibraryDeps, pictureTool, searchTool } from './library-tools.ts'
import { editTool, generateTool, type MakeDeps } from './making-tools.ts'
import type { Tool } from './tool.ts'

export type ToolDeps = MakeDeps & LibraryDeps

export function createTools(deps: ToolDeps): readonly Tool[] {
  return [generateTool(deps), editTool(deps), searchTool(deps), pictureTool(deps), allowanceTool(deps)]
}
