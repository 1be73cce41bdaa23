import type * as z from 'zod/mini'

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const FORMATS: Readonly<Record<string, string>> = {
  url: 'a complete URL',
  email: 'an email address',
  uuid: 'a UUID',
  date: 'a date such as 2026-01-31',
  datetime: 'a time such as 2026-01-31T12:00:00Z',
}

/** What is measured: characters, entries, or the value itself. */
const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
}
const OTHER_FORM = 'have another form: see its description in /api/openapi.json'

/** A sentence that names the field and what is wrong with it, where the contract has no message of its own. */
export const fieldMessage: z.core.$ZodErrorMap = (issue) => {
  const field = issue.path?.join('.')
  if (!field && issue.input === undefined) return 'The request has no body.'
  const subject = field || 'The request'
  if (issue.code === 'unrecognized_keys')
    return `${subject} has fields that are not known here: ${issue.keys.join(', ')}.`
  if (issue.input === undefined && issue.code.startsWith('invalid_')) return `${subject} is missing.`
  const demand = demandOf(issue)
  return demand && `${subject} must ${demand}.`
}

function demandOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return be(KINDS[issue.expected])
    case 'invalid_format':
      return be(FORMATS[issue.format]) ?? OTHER_FORM
    case 'invalid_value':
      return beOneOf(issue.values)
    case 'invalid_union':
      return Array.isArray(issue['options']) ? beOneOf(issue['options']) : OTHER_FORM
    case 'too_big':
      return within(issue.origin, issue.exact ? 'exactly' : 'at most', issue.maximum)
    case 'too_small':
      return within(issue.origin, issue.exact ? 'exactly' : 'at least', issue.minimum)
    case 'not_multiple_of':
      return `be a multiple of ${issue.divisor}`
    default:
      return undefined
  }
}

const be = (what: string | undefined) => what && `be ${what}`

function beOneOf(values: readonly unknown[]): string {
  return values.length === 1 ? `be ${values[0]}` : `be one of ${values.join(', ')}`
}

function within(origin: string, bound: string, limit: number | bigint): string {
  const unit = UNITS[origin]?.[Number(limit) === 1 ? 0 : 1]
  return unit ? `have ${bound} ${limit} ${unit}` : `be ${bound} ${limit}`
}
