/**
 * OpenAI's format, for programs that already use it: parses requests, lets `generations` make the pictures, and answers or streams like OpenAI.
 * Draws, counts and stores nothing itself.
 */

export { createOpenAiApi } from './openai-api.module.ts'
export { openaiErrorShape } from './openai-errors.routes.ts'
export { createPictureAnswers, type PictureAnswers, type PictureAnswersDeps } from './picture-answers.ts'
export { orderOf } from './picture-order.ts'
