import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from './endpoints.ts'
import { createOpenApi } from './openapi.ts'
import { WEBHOOK_EVENT_NAMES } from './programs/webhooks.ts'

const document = createOpenApi('http://localhost:3000', '1.0.0') as unknown as {
  paths: Record<
    string,
    Record<string, { operationId: string; responses: object; parameters: { name: string }[] }>
  >
}

describe('the OpenAPI document', () => {
  it('describes every endpoint once', () => {
    const described = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId),
    )
    expect(described.sort()).toEqual(Object.keys(ENDPOINTS).sort())
  })

  it('says which answers an endpoint gives and which header makes it safe to send again', () => {
    const operation = document.paths['/api/functions/generate-image']?.['post']
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '413', '422', '429', '500']),
    )
    expect(operation?.parameters.map((parameter) => parameter.name)).toEqual(['Idempotency-Key'])
  })

  it('names the refusals of repeated and of large requests wherever they may come', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    for (const { operationId, parameters, responses, ...rest } of operations) {
      const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key')
      expect([operationId, takesKey && !('409' in responses)]).toEqual([operationId, false])
      expect([operationId, '413' in responses]).toEqual([operationId, 'requestBody' in rest])
    }
    expect(document.paths['/api/account/keys']?.['post']?.parameters).toEqual([])
  })

  it('tells which endpoints take forms, and in whose shape errors come', () => {
    const operation = document.paths['/v1/images/edits']?.['post'] as unknown as {
      requestBody: { content: object }
      responses: Record<string, { description: string; content: object }>
    }
    expect(Object.keys(operation.requestBody.content)).toEqual(['application/json', 'multipart/form-data'])
    expect(Object.keys(operation.responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '409',
      '413',
      '429',
      '500',
      '503',
    ])
    expect(operation.responses['429']).toEqual({
      description: 'Code rate_limit_exceeded or insufficient_quota.',
      headers: {
        'Retry-After': { $ref: '#/components/headers/Retry-After' },
        'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
        RateLimit: { $ref: '#/components/headers/RateLimit' },
      },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/OpenAiError' } } },
    })
  })

  it('names the scope that a key needs, and no key where none opens the endpoint', () => {
    const securityOf = (path: string, method: string) =>
      (document.paths[path]?.[method] as unknown as { security: unknown } | undefined)?.security
    expect(securityOf('/api/generations', 'get')).toEqual([{ session: [] }, { key: ['read'] }])
    expect(securityOf('/api/limits', 'get')).toEqual([{ session: [] }, { key: [] }])
    expect(securityOf('/api/account/keys', 'post')).toEqual([{ session: [] }])
    expect(securityOf('/api/config', 'get')).toEqual([{ session: [] }, {}])
  })

  it('names path and query parameters', () => {
    expect(document.paths['/api/generations/{id}']?.['delete']?.parameters[0]?.name).toBe('id')
    const list = document.paths['/api/generations']?.['get']
    expect(list?.parameters.map((parameter) => parameter.name)).toEqual(
      expect.arrayContaining(['q', 'style', 'sort', 'cursor', 'limit']),
    )
  })

  it('says what each event of a webhook tells', () => {
    const { webhooks } = createOpenApi('https://easel.example', '1.0.0') as {
      webhooks: Record<string, { post: { requestBody: { content: object } } }>
    }
    expect(Object.keys(webhooks)).toEqual(WEBHOOK_EVENT_NAMES)
    expect(webhooks['picture.deleted']?.post.requestBody.content).toEqual({
      'application/json': {
        schema: expect.objectContaining({
          properties: {
            type: { type: 'string', const: 'picture.deleted' },
            timestamp: { type: 'string' },
            data: expect.objectContaining({ required: ['id'] }),
          },
        }),
      },
    })
  })
})
