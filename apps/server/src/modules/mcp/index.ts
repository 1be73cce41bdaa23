/**
 * The Model Context Protocol: the product's functions as tools for language models. Each tool runs the use case that the page runs and answers
 * with pictures, links and the product's wording. Draws, counts and stores nothing itself.
 */

export { createMcpModule } from './mcp.module.ts'
export { mcpErrorShape } from './mcp-errors.routes.ts'
