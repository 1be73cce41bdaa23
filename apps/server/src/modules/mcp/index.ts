/**
 * The Model Context Protocol: the product's functions as tools for language models. It draws, counts and keeps nothing itself; each tool
 * does what the page does, by the use cases of the modules it belongs to, and answers with pictures, links and the product's words.
 */

export { createMcpModule } from './mcp.module.ts'
export { mcpErrorShape } from './mcp-errors.routes.ts'
