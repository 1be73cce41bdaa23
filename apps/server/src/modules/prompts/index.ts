/** Prompts that a person saves. The same text is saved once; no user sees another's. */
export { createPromptsModule } from './prompts.module.ts'
