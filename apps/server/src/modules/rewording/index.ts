/**
 * Rewording: prompts as a language model would write them, for whoever asks. It keeps nothing and logs no words. What goes to the model and
 * what comes from it passes the content policy.
 */
export { createRewordingModule } from './rewording.module.ts'
