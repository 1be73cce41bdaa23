/**
 * The API reference: the OpenAPI document, and a page by Swagger UI that shows it and sends requests, served from this origin under the same
 * policy as every page.
 */
export { addApiReference } from './api-reference.routes.ts'
