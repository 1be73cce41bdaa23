import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  anyOfSchema,
  authorIdSchema,
  backgroundSchema,
  batchIdSchema,
  collectionIdSchema,
  collectionNameSchema,
  flagSchema,
  generationIdSchema,
  imageDataUrlSchema,
  negativePromptSchema,
  noteSchema,
  notificationIdSchema,
  promptSchema,
  REFERENCE_BODY_BYTES,
  recordingIdSchema,
  referenceFields,
  referenceRoleSchema,
  referenceStrengthSchema,
  savedPromptIdSchema,
  seedSchema,
  speechTextSchema,
  tagSchema,
  tagsSchema,
  taskIdSchema,
  variationSchema,
} from '../fields.ts'
import { updateGeneration } from '../generations.ts'
import { changeGenerations } from '../library/library.ts'
import { LIMITS } from '../limits.ts'

/** What a person is told about a value; undefined when it is taken. */
function messageOf(schema: z.ZodMiniType, value: unknown): string | undefined {
  return z.safeParse(schema, value).error?.issues[0]?.message
}

const PNG = 'data:image/png;base64,iVBORw0KGgo='

describe('texts', () => {
  test('[5.1] one character too many is named with the number that is allowed', () => {
    expect(messageOf(promptSchema, 'a'.repeat(501))).toBe('The prompt may have up to 500 characters')
    expect(messageOf(negativePromptSchema, 'a'.repeat(301))).toBe(
      'The negative prompt may have up to 300 characters',
    )
    expect(messageOf(speechTextSchema, '🦊a'.repeat(1000))).toBeUndefined()
    expect(messageOf(speechTextSchema, 'a'.repeat(2001))).toBe(
      'The text may have up to 2,000 characters: shorten it, or make two recordings',
    )
  })

  test('half a character and U+0000 are refused in every text', () => {
    for (const broken of ['fox \ud83e', 'fox \0']) {
      expect(messageOf(promptSchema, broken)).toBe('The prompt contains broken characters')
      expect(messageOf(negativePromptSchema, broken)).toBe('The negative prompt contains broken characters')
      expect(messageOf(speechTextSchema, broken)).toBe('The text contains broken characters')
      expect(messageOf(noteSchema(60), broken)).toBe('That contains broken characters')
      expect(messageOf(tagSchema, broken)).toBe('That contains broken characters')
    }
  })

  test('spaces around a text are no part of it', () => {
    for (const schema of [promptSchema, negativePromptSchema, speechTextSchema, noteSchema(60), tagSchema])
      expect(z.parse(schema, ' \n fox\t')).toBe('fox')
    expect(messageOf(negativePromptSchema, '   ')).toBeUndefined()
  })

  test('a text that is read aloud has a letter or a digit', () => {
    for (const text of ['a', '7', '猫', '…yes!']) expect(messageOf(speechTextSchema, text)).toBeUndefined()
    expect(messageOf(speechTextSchema, '…!')).toBe('There is nothing to say in it yet: write some words')
    expect(messageOf(speechTextSchema, '\u3164!')).toBe('There is nothing to say in it yet: write some words')
    for (const blank of ['', ' ', '\u200b', '\u3164'])
      expect(messageOf(speechTextSchema, blank)).toBe('Write what is to be said')
  })

  test('a note may be empty, and has no more characters than it may', () => {
    expect(messageOf(noteSchema(3), '')).toBeUndefined()
    expect(messageOf(noteSchema(3), '🦊🦊🦊')).toBeUndefined()
    expect(messageOf(noteSchema(3), '🦊🦊🦊🦊')).toBe('At most 3 characters')
  })

  test('a note and a name are one line in one spelling', () => {
    for (const schema of [noteSchema(60), collectionNameSchema])
      expect(z.parse(schema, 'Cafe\u0301  au \n lait')).toBe('Caf\u00e9 au lait')
  })

  test('a name has 1 to 60 characters and no control characters', () => {
    expect(messageOf(collectionNameSchema, '🦊'.repeat(60))).toBeUndefined()
    expect(messageOf(collectionNameSchema, 'a'.repeat(61))).toBe('At most 60 characters')
    expect(messageOf(collectionNameSchema, '  ')).toBe('Please enter a name')
    expect(messageOf(collectionNameSchema, 'a\u0007b')).toBe('That contains broken characters')
  })

  test('a tag is in lower case without hash marks before it, and has no comma', () => {
    expect(z.parse(tagSchema, '##Red Fox #1')).toBe('red fox #1')
    expect(z.parse(tagSchema, 'C#')).toBe('c#')
    expect(z.parse(tagSchema, 'fox #1')).toBe('fox #1')
    expect(z.parse(tagSchema, '#')).toBe('#')
    expect(messageOf(tagSchema, 'a'.repeat(40))).toBeUndefined()
    expect(messageOf(tagSchema, 'a'.repeat(41))).toBe('At most 40 characters')
    expect(messageOf(tagSchema, '')).toBe('Please enter a tag')
    expect(messageOf(tagSchema, 'red,fox')).toBe('A tag has no comma')
    for (const marked of ['# fox', '# #fox', '# # fox']) expect(z.parse(tagSchema, marked)).toBe('fox')
    // Pasted from a file's properties, and stored by earlier versions: the picture's tags can still be changed.
    expect(z.parse(tagSchema, '\u202afox')).toBe('\u202afox')
  })

  test('a tag has at most 40 characters in the lower case in which it is stored', () => {
    expect('İ'.toLowerCase()).toHaveLength(2)
    expect(messageOf(tagSchema, 'İ'.repeat(20))).toBeUndefined()
    expect(messageOf(tagSchema, 'İ'.repeat(21))).toBe('At most 40 characters')
  })

  test('a list of tags leaves out those of which nothing can be seen, and has no more tags than it may', () => {
    const listed = ['Fox', '\u3164', '#\u200b', '']
    expect(z.parse(updateGeneration.body, { tags: listed })).toEqual({ tags: ['fox'] })
    const ids = ['gen_00000000000000000000000001']
    const change = { action: 'tag', add: listed, remove: ['\u3164'] }
    expect(z.parse(changeGenerations.body, { ids, change })).toMatchObject({
      change: { add: ['fox'], remove: [] },
    })
    const many = Array.from({ length: LIMITS.tagsPerPicture + 1 }, (_, index) => `tag ${index}`)
    expect(messageOf(tagsSchema, many)).toBeDefined()
    expect(messageOf(tagsSchema, ['red,fox'])).toBe('A tag has no comma')
  })
})

describe('numbers', () => {
  test('[5.4] a seed is a whole number from 0 to 4294967295', () => {
    for (const seed of [0, 4_294_967_295]) expect(messageOf(seedSchema, seed)).toBeUndefined()
    for (const seed of [-1, 0.5, 4_294_967_296, '7'])
      expect(messageOf(seedSchema, seed)).toBe('The seed must be a whole number from 0 to 4294967295')
  })

  test('a variation is a whole number from 0 to 9999', () => {
    for (const variation of [0, 9_999]) expect(messageOf(variationSchema, variation)).toBeUndefined()
    for (const variation of [-1, 0.5, 10_000, '7'])
      expect(messageOf(variationSchema, variation)).toBe(
        'The variation must be a whole number from 0 to 9999',
      )
  })

  test('a reference is followed from 0 to 1', () => {
    for (const strength of [0, 0.5, 1]) expect(messageOf(referenceStrengthSchema, strength)).toBeUndefined()
    for (const strength of [-0.01, 1.01])
      expect(messageOf(referenceStrengthSchema, strength)).toBe('The reference strength must be from 0 to 1')
  })
})

describe('reference pictures', () => {
  test('[5.3] one is a data URL of an image and nothing around it', () => {
    for (const url of [PNG, 'data:image/svg+xml;base64,aGk', 'data:image/x-icon;base64,aA=='])
      expect(messageOf(imageDataUrlSchema, url)).toBeUndefined()
    for (const url of [` ${PNG}`, `${PNG} `, `${PNG}==`, 'data:image/png;base64,', 'data:image/;base64,aGk='])
      expect(messageOf(imageDataUrlSchema, url)).toBe('Please select an image file')
  })

  test('one may have 10 MB as base64, and all of a request 20 MB beside 64 KiB of words', () => {
    const head = 'data:image/png;base64,'
    const most = 13_981_078 - head.length
    expect(messageOf(imageDataUrlSchema, head + 'A'.repeat(most))).toBeUndefined()
    expect(messageOf(imageDataUrlSchema, head + 'A'.repeat(most + 1))).toBe('The image may have up to 10 MB')
    expect(REFERENCE_BODY_BYTES).toBe(28_027_563)
  })

  // V8 stops optimizing them in a process that has compiled many; a pattern repeated over megabytes then overflowed the stack.
  test('one of ten megabytes is read where regular expressions are not optimized', () => {
    const program = `
      import { imageDataUrlSchema } from '${new URL('../fields.ts', import.meta.url)}'
      const letters = 'A'.repeat(13_000_000)
      for (const end of ['', '=', '==', '!'])
        console.log(imageDataUrlSchema.safeParse('data:image/png;base64,' + letters + end).success)`
    const args = ['--no-regexp-optimization', '--input-type=module', '--eval', program]
    expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('true\ntrue\ntrue\nfalse\n')
  })

  test('there are up to 16, each in a role or in none', () => {
    const { references } = referenceFields
    const roles = ['subject', 'style', 'composition', undefined]
    const sixteen = Array.from({ length: 16 }, (_, index) => ({ image: PNG, role: roles[index % 4] }))
    expect(z.parse(references, sixteen)).toEqual(sixteen)
    expect(messageOf(references, [...sixteen, { image: PNG }])).toBe(
      'A picture may have up to 16 reference images: send fewer',
    )
    expect(messageOf(referenceRoleSchema, 'pose')).toBe('A role is subject, style or composition')
  })

  test('what is behind a picture is opaque or transparent', () => {
    for (const background of ['opaque', 'transparent'])
      expect(messageOf(backgroundSchema, background)).toBeUndefined()
    expect(messageOf(backgroundSchema, '')).toBe('A background is opaque or transparent')
  })
})

describe('ids', () => {
  const TWENTY_SIX = '0123456789abcdefghjkmnpqrs'

  test.each([
    ['gen', generationIdSchema, 'an image'],
    ['col', collectionIdSchema, 'a collection'],
    ['prm', savedPromptIdSchema, 'a saved prompt'],
    ['ntf', notificationIdSchema, 'a notification'],
    ['bat', batchIdSchema, 'a batch'],
    ['rec', recordingIdSchema, 'a recording'],
  ] as const)('%s_… with 26 characters behind it is the id of its kind alone', (prefix, schema, what) => {
    const id = `${prefix}_${TWENTY_SIX}`
    expect(messageOf(schema, id)).toBeUndefined()
    for (const other of [`x${id}`, `${id}t`, id.slice(0, -1), id.replace('a', 'i'), `xyz_${TWENTY_SIX}`])
      expect(messageOf(schema, other)).toBe(`That is not the id of ${what}`)
  })

  test('an author has 16 hexadecimal digits', () => {
    const id = '0123456789abcdef'
    expect(messageOf(authorIdSchema, id)).toBeUndefined()
    for (const other of [`x${id}`, `${id}0`, id.slice(1), id.replace('a', 'g')])
      expect(messageOf(authorIdSchema, other)).toBe('That is not the id of an author')
  })

  test('a task has 1 to 64 letters, digits, underscores and hyphens', () => {
    for (const id of ['a', 'Z_9-', 'a'.repeat(64)]) expect(messageOf(taskIdSchema, id)).toBeUndefined()
    for (const other of ['', 'a'.repeat(65), 'a b', ' a', 'a!'])
      expect(messageOf(taskIdSchema, other)).toBe('That is not the id of a task')
  })
})

describe('what a query says', () => {
  test('yes and no are true and false in words', () => {
    expect([z.parse(flagSchema, 'true'), z.parse(flagSchema, 'false')]).toEqual([true, false])
    for (const other of ['', 'TRUE', '1']) expect(messageOf(flagSchema, other)).toBe('Say true or false')
  })

  test('any of several are separated by commas, each kept once', () => {
    const schema = anyOfSchema(tagSchema)
    expect(z.parse(schema, 'red,blue,red')).toEqual(['red', 'blue'])
    const sixty = Array.from({ length: 60 }, (_, index) => `t${index}`)
    expect(z.parse(schema, sixty.join(','))).toEqual(sixty)
    expect(z.safeParse(schema, [...sixty, 'more'].join(',')).success).toBe(false)
  })
})
