import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fieldMessage } from './field-message.ts'

function messageOf(schema: z.ZodMiniType, value: unknown): string | undefined {
  const { error } = z.safeParse(z.object({ field: schema }), { field: value }, { error: fieldMessage })
  return error?.issues[0]?.message
}

describe('a field that the contract has no words for', () => {
  it.each([
    ['nothing', z.string(), undefined, 'field is missing.'],
    ['nothing of a list of values', z.enum(['a', 'b']), undefined, 'field is missing.'],
    ['another kind', z.number(), '512', 'field must be a number.'],
    ['a fraction', z.int(), 1.5, 'field must be a whole number.'],
    ['null', z.boolean(), null, 'field must be true or false.'],
    ['a text instead of a list', z.array(z.string()), 'a', 'field must be a list.'],
    ['a list instead of an object', z.record(z.string(), z.string()), [], 'field must be an object.'],
    ['none of its values', z.enum(['a', 'b']), 'c', 'field must be one of a, b.'],
    ['not its only value', z.literal(true), false, 'field must be true.'],
    [
      'too many characters',
      z.string().check(z.maxLength(3)),
      'abcd',
      'field must have at most 3 characters.',
    ],
    ['too few entries', z.array(z.string()).check(z.minLength(1)), [], 'field must have at least 1 entry.'],
    ['another length', z.string().check(z.length(5)), 'abc', 'field must have exactly 5 characters.'],
    ['too large', z.int().check(z.maximum(8)), 9, 'field must be at most 8.'],
    ['too small', z.int().check(z.minimum(1)), 0, 'field must be at least 1.'],
    ['no multiple', z.int().check(z.multipleOf(8)), 3, 'field must be a multiple of 8.'],
    ['no day', z.iso.date(), 'May', 'field must be a date such as 2026-01-31.'],
    [
      'another form',
      z.string().check(z.regex(/^a/)),
      'b',
      'field must have another form: see its description in /api/openapi.json.',
    ],
    [
      'none of several kinds',
      z.union([z.string(), z.number()]),
      true,
      'field must have another form: see its description in /api/openapi.json.',
    ],
    [
      'an unknown kind of object',
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]),
      { kind: 'c' },
      'field.kind must be one of a, b.',
    ],
    [
      'fields that are not known',
      z.strictObject({}),
      { one: 1, two: 2 },
      'field has fields that are not known here: one, two.',
    ],
  ])('is told of %s in a sentence', (_, schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message)
  })

  it('leaves the words of the contract as they are', () => {
    expect(messageOf(z.string('Describe your image'), 1)).toBe('Describe your image')
  })
})

it('says so when there is no body, or it is no object', () => {
  const message = (value: unknown) =>
    z.safeParse(z.object({}), value, { error: fieldMessage }).error?.issues[0]?.message
  expect(message(undefined)).toBe('The request has no body.')
  expect(message([])).toBe('The request must be an object.')
})
