/**
 * OpenAI's format, for programs that speak it already: reads their requests, has `generations` make the pictures as it makes those of the
 * generator, and answers and streams as OpenAI does. It draws, counts and keeps nothing itself.
 */

export { createOpenAiApi } from './openai-api.module.ts'
export { openaiErrorShape } from './openai-errors.routes.ts'
export { createPictureAnswers, type PictureAnswers, type PictureAnswersDeps } from './picture-answers.ts'
export { orderOf } from './picture-order.ts'
