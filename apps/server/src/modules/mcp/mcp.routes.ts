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
  /** Where people open the site; undefined where no one has said, and addresses begin as the caller's own does. */
  readonly publicUrl: string | undefined
  /** Says how an app gets access (RFC 9728). */
  readonly resourceDocument: string
}

/** Not of the contract: what it takes and answers is the protocol's. */
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

/** With the first request: it is large, and many processes never need it. */
const loadLibrary = () => import('@modelcontextprotocol/server')

/** `POST /mcp`: each request is served by a server of its own, so that any process answers it. */
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

/** An app that lacks a scope is told so by the protocol, and may ask its person for more. Keys get the product's own words. */
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

/** A page of another site has no business here, even if it came by a key. */
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

/** What a tool takes as JSON Schema; its values are checked by the tool itself, in the product's words. */
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
    // Before its revision of 2026 the protocol says that a broken connection gives nothing up.
    signal: era === 'modern' ? mcpReq.signal : new AbortController().signal,
    onProgress: (percent, message) => {
      // The protocol wants it to grow.
      if (token === undefined || percent <= told) return
      told = percent
      const params = { progressToken: token, progress: percent, total: 100, message }
      mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {})
    },
  }
}

/** A tool's failure is an answer to the model, in the product's words. */
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
