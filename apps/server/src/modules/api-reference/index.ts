/**
 * The API as programs and people read it: the OpenAPI document, and a page that shows it and sends requests, drawn by Swagger UI from this
 * origin alone, under the policy of every other page.
 */
export { addApiReference } from './api-reference.routes.ts'
