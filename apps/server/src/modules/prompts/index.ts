/**
 * Prompts that a person keeps for later.
 * Guarantees: the same text is kept once; no user sees another's.
 * It knows nothing of how a picture is made.
 */
export { createPromptsModule } from './prompts.module.ts'
