/** Prompts that a person saves. The same text is saved once. */
export { createPromptsModule } from './prompts.module.ts'
