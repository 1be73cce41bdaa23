import type { getGeneration } from '@easel/contract/generations'
import type { UseCase } from '../../platform/use-case.ts'
import type { ToolCall } from './tool.ts'

export type ReadDeps = { readonly getGeneration: UseCase<typeof getGeneration> }

/** A picture as its owner has it. */
export function readPicture(deps: ReadDeps, id: string, { actor, requestKey, signal }: ToolCall) {
  const context = { actor, requestKey, signal, tellQuota: () => {} }
  return deps.getGeneration({ params: { id }, query: undefined, body: undefined }, context)
}
