import type { Endpoint } from '@easel/contract/endpoint'
import type { McpServer, ServerContext } from '@modelcontextprotocol/server'
import * as z from 'zod/mini'
import { requireScope } from '../../platform/access/require-scope.ts'
import { AppError } from '../../platform/app-error.ts'
import type { HttpContext } from '../../platform/http/context.ts'
import { answerTo } from '../../platform/http/error-response.ts'
import type { MountOpen } from '../../platform/http/mount.ts'
import { parseJson } from '../../platform/http/read-request.ts'
import type { Logger } from '../../platform/logger.ts'
import type { CallContext } from '../../platform/use-case.ts'
import { readAs } from './read-as.ts'
import type { Tool, ToolCall } from './tool.ts'

export type McpRoutesDeps = {
  readonly tools: readonly Tool[]
  readonly logger: Logger
  readonly version: string
  /** Public address; undefined if not set, in which case URLs use the caller's own. */
  readonly publicUrl: string | undefined
  /** Tells apps how to get access (RFC 9728). */
  readonly resourceDocument: string
}

/** Not in the contract: the protocol defines requests and responses. */
const ENDPOINT = {
  method: 'POST',
  path: '/mcp',
  auth: 'session',
  keyScope: 'any',
  takesApps: true,
  summary: 'The Model Context Protocol over streamable HTTP.',
  output: z.unknown(),
} as const satisfies Endpoint

const INSTRUCTIONS =
  'Easel makes pictures from words. Describe in plain words what the picture should show: things, their number and color, where they are, place, time and weather. Every picture is kept in the library of the account and takes one of its daily allowance.'

/** Loaded on first request: it is large, and many processes never need it. */
const loadLibrary = () => import('@modelcontextprotocol/server')

/** `POST /mcp`: stateless, a new protocol server for each request, so that any process can answer. */
export function addMcpRoutes(mountOpen: MountOpen, deps: McpRoutesDeps): void {
  mountOpen(ENDPOINT, async (c, context) => {
    requireOwnOrigin(c)
    const message = parseJson(await c.req.text())
    const origin = deps.publicUrl ?? new URL(c.req.url).origin
    const library = await loadLibrary()
    const serve = ({ era }: Pick<Caller, 'era'>) => serverFor(library, deps, c, { context, origin, era })
    const handler = library.createMcpHandler(serve, {
      // There is nothing to subscribe to.
      maxSubscriptions: 0,
      onerror: (error) => deps.logger.debug({ reason: error.message }, 'mcp'),
    })
    const answer = await handler.fetch(c.req.raw, {
      parsedBody: message ?? null,
      ...appOf(deps, context),
    })
    c.header('X-Accel-Buffering', 'no')
    return c.newResponse(answer.body, answer)
  })
}

/** An app without a scope gets the protocol's challenge and may ask its person for more. Keys get the product's message. */
function appOf({ resourceDocument }: McpRoutesDeps, { actor: { key } }: CallContext) {
  if (!key?.isApp) return {}
  const authInfo = {
    token: '',
    clientId: key.id,
    scopes: [...(key.scopes ?? [])],
    resourceMetadataUrl: resourceDocument,
  }
  return { authInfo }
}

/** Refuses pages of other sites, even with a valid key. */
function requireOwnOrigin(c: HttpContext): void {
  const origin = c.req.header('origin')
  if (origin === undefined) return
  if (!URL.canParse(origin) || new URL(origin).host !== c.req.header('host'))
    throw new AppError('forbidden', { message: 'Pages of other sites may not call this.' })
}

type Caller = {
  readonly context: CallContext
  readonly origin: string
  readonly era: 'legacy' | 'modern'
}

function serverFor(
  { McpServer, requireScopes }: Awaited<ReturnType<typeof loadLibrary>>,
  deps: McpRoutesDeps,
  c: HttpContext,
  caller: Caller,
): McpServer {
  const server = new McpServer(
    { name: 'easel', title: 'Easel', version: deps.version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  )
  for (const tool of deps.tools)
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: toToolSchema(tool.input),
        ...(tool.keyScope === 'any' ? {} : { scopeChallenge: requireScopes(tool.keyScope) }),
        annotations: { ...tool.hints, destructiveHint: false, openWorldHint: false },
      },
      (input, protocol) => run(deps, c, tool, input, toCall(caller, protocol)),
    )
  return server
}

/** A tool's input as JSON Schema; the tool itself validates values with the product's messages. */
function toToolSchema(schema: z.ZodMiniType) {
  const toJson = () => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return {
    '~standard': {
      version: 1 as const,
      vendor: 'easel',
      validate: (value: unknown) => ({ value }),
      jsonSchema: { input: toJson, output: toJson },
    },
  }
}

function toCall({ context, origin, era }: Caller, { mcpReq }: ServerContext): ToolCall {
  const token = mcpReq._meta?.progressToken
  let told = -1
  return {
    actor: context.actor,
    requestKey: context.requestKey,
    origin,
    // Before the 2026 revision, a broken connection does not cancel a call.
    signal: era === 'modern' ? mcpReq.signal : new AbortController().signal,
    onProgress: (percent, message) => {
      // The protocol requires increasing progress.
      if (token === undefined || percent <= told) return
      told = percent
      const params = { progressToken: token, progress: percent, total: 100, message }
      mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {})
    },
  }
}

/** A tool's failure is returned to the model in the product's wording. */
async function run({ logger }: McpRoutesDeps, c: HttpContext, tool: Tool, input: unknown, call: ToolCall) {
  try {
    requireScope(call.actor, tool.keyScope)
    const { content, structured } = await tool.run(readAs(tool.input, input), call)
    return { content: [...content], structuredContent: { ...structured } }
  } catch (failure) {
    const { body, retryAfter } = answerTo(failure, c.get('requestId'), logger)
    const { code, message, fields } = body.error
    const error = {
      code,
      message,
      ...(fields ? { fields } : {}),
      ...(retryAfter ? { retry_after: retryAfter } : {}),
    }
    return {
      isError: true,
      content: [{ type: 'text' as const, text: message }],
      structuredContent: { error },
    }
  }
}
