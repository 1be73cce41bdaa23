import { expect, it } from 'vitest'
import { readAudit } from '../audit.ts'

const report = (...severities: string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity, index) => [`package-${index}`, { severity, range: '<1.2.3' }]),
    ),
    metadata: {},
  })

it('names what is known to be weak, from high on', () => {
  expect(readAudit(report())).toEqual({ verdict: 'clean', lines: [] })
  expect(readAudit(report('low', 'moderate')).verdict).toBe('clean')
  expect(readAudit(report('low', 'high', 'critical'))).toEqual({
    verdict: 'weak',
    lines: ['package-1 <1.2.3: high', 'package-2 <1.2.3: critical'],
  })
})

it('takes no answer, half of one or an error for a clean one', () => {
  for (const answer of ['', '{"vulnerabil', '[]', 'null', '{"vulnerabilities":[]}'])
    expect(readAudit(answer).verdict).toBe('unasked')
  const refused = '{"message":"405 Method Not Allowed","statusCode":405}'
  expect(readAudit(refused)).toEqual({
    verdict: 'unasked',
    lines: ['The registry was not asked: 405 Method Not Allowed'],
  })
})
