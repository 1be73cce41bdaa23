/** Shared by the tools: a prompt written in one is there in the next. */
export type ToolProps = {
  readonly prompt: string
  readonly onPrompt: (prompt: string) => void
  readonly style: string
  readonly onStyle: (style: string) => void
}
