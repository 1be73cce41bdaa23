import { expect, it } from 'vitest'
import { AppError } from '../app-error.ts'
import { createLogger, silentLogger } from '../logger.ts'
import { answerTo } from './error-response.ts'

const databaseError = (code: string) => Object.assign(new Error('the database says no'), { code })

it.each([
  ['the disk is full', databaseError('53100')],
  ['it has no connection left', databaseError('53300')],
  ['it shuts down', databaseError('57P01')],
  ['it only reads, after a failover', databaseError('25006')],
  ['no one listens', databaseError('ECONNREFUSED')],
  ['its name is gone with its container', new Error('failed', { cause: databaseError('ENOTFOUND') })],
])(
  'a request that the database cannot serve, since %s, is answered with 503 and when to come again',
  (_, error) => {
    const { status, body, retryAfter } = answerTo(error, 'req_1', silentLogger)
    expect({ status, code: body.error.code, retryAfter }).toEqual({
      status: 503,
      code: 'unavailable',
      retryAfter: 5,
    })
    expect(body.error.message).not.toContain(error.message)
  },
)

it('a defect stays 500, a refusal what it is, and only what was not expected is logged', () => {
  const lines: string[] = []
  const logger = createLogger('error', { write: (line: string) => void lines.push(line) })
  expect(answerTo(databaseError('23505'), 'req_1', logger).status).toBe(500)
  expect(answerTo(databaseError('53100'), 'req_2', logger).status).toBe(503)
  expect(answerTo(new AppError('not_found'), 'req_3', logger).status).toBe(404)
  expect(lines.map((line) => JSON.parse(line).requestId)).toEqual(['req_1', 'req_2'])
})

it('a disk of the files that is full, read-only or failing is told as what passes; a file that is not there is a defect', () => {
  const statusOf = (code: string) => answerTo(databaseError(code), 'req_1', silentLogger).status
  expect(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'].map(statusOf)).toEqual([503, 503, 503, 503])
  expect(['ENOENT', 'EACCES', 'EISDIR'].map(statusOf)).toEqual([500, 500, 500])
})
