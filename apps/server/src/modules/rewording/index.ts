/** Rewording: a language model rewrites prompts on request. Stores and logs no text. Input and output pass the content policy. */
export { createRewordingModule } from './rewording.module.ts'
