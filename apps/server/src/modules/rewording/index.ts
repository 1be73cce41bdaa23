/**
 * Rewording: a language model rewrites prompts on request. It keeps nothing and logs no words. What goes to the model and
 * what comes from it passes the content policy.
 */
export { createRewordingModule } from './rewording.module.ts'
