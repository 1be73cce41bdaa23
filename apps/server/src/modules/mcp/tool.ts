import type { NeededScope } from '@easel/contract/key-scopes'
import type * as z from 'zod/mini'
import type { Actor } from '../../platform/use-case.ts'

/** A tool's result in the protocol's format. */
export type Content =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly data: string; readonly mimeType: string }
  | {
      readonly type: 'resource_link'
      readonly uri: string
      readonly name: string
      readonly mimeType: string
    }

export type ToolAnswer = {
  readonly content: readonly Content[]
  /** The same, structured for programs. */
  readonly structured: Readonly<Record<string, unknown>>
}

export type ToolCall = {
  readonly actor: Actor
  /** Idempotency key of the HTTP request; null if it had none. */
  readonly requestKey: string | null
  /** Base of this installation's URLs. */
  readonly origin: string
  /** Aborts when the caller cancels, which since the 2026 revision is signaled by closing the connection. */
  readonly signal: AbortSignal
  /** Reports progress from 0 to 100. */
  readonly onProgress: (percent: number, message: string) => void
}

/** One tool: its description for models, and its implementation. */
export type Tool<S extends z.ZodMiniType = z.ZodMiniType> = {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: S
  /** Which API keys may call it. */
  readonly keyScope: NeededScope
  /** Whether it is read-only, and whether repeating it has no further effect. */
  readonly hints: { readonly readOnlyHint: boolean; readonly idempotentHint: boolean }
  readonly run: (input: z.output<S>, call: ToolCall) => Promise<ToolAnswer>
}

export function defineTool<S extends z.ZodMiniType>(tool: Tool<S>): Tool {
  return tool as unknown as Tool
}
