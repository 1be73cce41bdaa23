import type { NeededScope } from '@easel/contract/key-scopes'
import type * as z from 'zod/mini'
import type { Actor } from '../../platform/use-case.ts'

/** What a tool answers with, as the protocol has it. */
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
  /** The same for programs. */
  readonly structured: Readonly<Record<string, unknown>>
}

export type ToolCall = {
  readonly actor: Actor
  /** Of the HTTP request; undefined when it brought none. */
  readonly requestKey: string | null
  /** What addresses of this installation begin with. */
  readonly origin: string
  /** Fires when the caller gives the call up, which the protocol tells by the end of the connection from its revision of 2026 on. */
  readonly signal: AbortSignal
  /** Tells how far the work is, 0 … 100. */
  readonly onProgress: (percent: number, message: string) => void
}

/** One tool: what a model reads about it, and what it does. */
export type Tool<S extends z.ZodMiniType = z.ZodMiniType> = {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: S
  /** Which API keys may call it. */
  readonly keyScope: NeededScope
  /** Whether it changes nothing, and whether a second call with the same input changes nothing more. */
  readonly hints: { readonly readOnlyHint: boolean; readonly idempotentHint: boolean }
  readonly run: (input: z.output<S>, call: ToolCall) => Promise<ToolAnswer>
}

export function defineTool<S extends z.ZodMiniType>(tool: Tool<S>): Tool {
  return tool as unknown as Tool
}
