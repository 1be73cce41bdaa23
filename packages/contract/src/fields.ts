import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'
import { countCharacters, isBlank } from './text-length.ts'

/** Excludes lone surrogates and U+0000, which databases cannot store. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** Trimmed, not blank, up to 500 code points. */
export const promptSchema = z.string().check(
  z.trim(),
  z.refine((text) => !isBlank(text), 'Please enter a prompt'),
  z.refine(
    (text) => countCharacters(text) <= LIMITS.promptCharacters,
    'The prompt may have up to 500 characters',
  ),
  z.refine(isStorable, 'The prompt contains broken characters'),
)

/** Trimmed, may be empty, up to 300 code points. */
export const negativePromptSchema = z.string().check(
  z.trim(),
  z.refine(
    (text) => countCharacters(text) <= LIMITS.negativePromptCharacters,
    'The negative prompt may have up to 300 characters',
  ),
  z.refine(isStorable, 'The negative prompt contains broken characters'),
)

/** Text to speak: trimmed, up to 2,000 code points on any number of lines, with something pronounceable. */
export const speechTextSchema = z.string().check(
  z.trim(),
  z.refine((text) => !isBlank(text), 'Write what is to be said'),
  z.refine(
    (text) => countCharacters(text) <= LIMITS.speechCharacters,
    'The text may have up to 2,000 characters: shorten it, or make two recordings',
  ),
  // Fillers count as letters, and cannot be seen or heard.
  z.refine(
    (text) => /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(text),
    'There is nothing to say in it yet: write some words',
  ),
  z.refine(isStorable, 'The text contains broken characters'),
)

const STRENGTH_MESSAGE = 'The reference strength must be from 0 to 1'

/** Reference strength, 0 to 1. */
export const referenceStrengthSchema = z
  .number()
  .check(z.gte(0, STRENGTH_MESSAGE), z.lte(1, STRENGTH_MESSAGE))

const SEED_MESSAGE = 'The seed must be a whole number from 0 to 4294967295'

/** Integer from 0 to 2^32-1; -0 is read as 0. */
export const seedSchema = z.pipe(
  z.number(SEED_MESSAGE).check(
    z.refine((seed) => Number.isInteger(seed), SEED_MESSAGE),
    z.gte(LIMITS.seed.min, SEED_MESSAGE),
    z.lte(LIMITS.seed.max, SEED_MESSAGE),
  ),
  z.transform((seed: number) => (seed === 0 ? 0 : seed)),
)

const VARIATION_MESSAGE = `The variation must be a whole number from 0 to ${LIMITS.variationMax}`

/** Variation number of a seed's picture; 0 is the picture itself. */
export const variationSchema = z.number(VARIATION_MESSAGE).check(
  z.refine((variation) => Number.isInteger(variation), VARIATION_MESSAGE),
  z.gte(0, VARIATION_MESSAGE),
  z.lte(LIMITS.variationMax, VARIATION_MESSAGE),
)

const { min: fewest, max: most } = LIMITS.batchCount
const COUNT_MESSAGE = `Choose ${fewest} to ${most} images`

/** Number of pictures of one prompt, 1 to 10. */
export const batchCountSchema = z
  .int(COUNT_MESSAGE)
  .check(z.gte(fewest, COUNT_MESSAGE), z.lte(most, COUNT_MESSAGE))

/** Max base64 characters of a reference picture. */
const REFERENCE_CHARACTERS = Math.ceil((LIMITS.referenceImageBytes * 4) / 3)

/** Max body in bytes of a request with reference pictures: the pictures, and 64 KiB for everything else. */
export const REFERENCE_BODY_BYTES = Math.ceil((LIMITS.referenceImagesBytes * 4) / 3) + 64 * 1024

const DATA_URL_HEAD = /^data:image\/[a-z0-9.+-]+;base64,/

/** Looks for an invalid character, because a repeating pattern over megabytes overflows the stack once V8 interprets it. */
function isImageDataUrl(text: string): boolean {
  const [head = ''] = DATA_URL_HEAD.exec(text) ?? []
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='))
  const body = text.slice(head.length, text.length - padding)
  return head !== '' && body !== '' && !/[^A-Za-z0-9+/]/.test(body)
}

/** A picture as a data URL; the server validates the decoded bytes, not the declared type. */
export const imageDataUrlSchema = z.string().check(
  z.refine(isImageDataUrl, 'Please select an image file'),
  // Max length of the data URL's header.
  z.maxLength(REFERENCE_CHARACTERS + 64, 'The image may have up to 10 MB'),
)

/** What is taken from a reference picture: its subject, its style, or its composition. */
export const REFERENCE_ROLES = ['subject', 'style', 'composition'] as const
export const referenceRoleSchema = z.enum(REFERENCE_ROLES, 'A role is subject, style or composition')
export type ReferenceRole = z.output<typeof referenceRoleSchema>

export const TOO_MANY_REFERENCES = `A picture may have up to ${LIMITS.referenceImages} reference images: send fewer`

const referencesSchema = z
  .array(
    z.object({
      /** Reference picture as a data URL. */
      image: imageDataUrlSchema,
      /** Absent: the provider decides. */
      role: z.optional(referenceRoleSchema),
    }),
  )
  .check(z.maxLength(LIMITS.referenceImages, TOO_MANY_REFERENCES))

/** Reference fields of a request for pictures. */
export const referenceFields = {
  /** A single reference picture as a data URL; short for `references` with one entry, and not allowed beside it. */
  image: z.optional(imageDataUrlSchema),
  /** Reference pictures in order: a prompt may call them @1, @2 and so on. A provider that supports fewer uses the first. Default none. */
  references: z.optional(referencesSchema),
  /** Absent: the provider's default. Ignored without a reference. */
  reference_strength: z.optional(referenceStrengthSchema),
} as const

/** Background of a picture. */
export const BACKGROUNDS = ['opaque', 'transparent'] as const
export const backgroundSchema = z.enum(BACKGROUNDS, 'A background is opaque or transparent')
export type Background = z.output<typeof backgroundSchema>

/** Ids are a prefix and 26 sortable characters: `gen_01j…`. `what` names the id in the message. */
export function idSchema(prefix: string, what: string) {
  return z
    .string()
    .check(z.regex(new RegExp(`^${prefix}_[0-9a-hjkmnp-tv-z]{26}$`), `That is not the id of ${what}`))
}

export const generationIdSchema = idSchema('gen', 'an image')
export const collectionIdSchema = idSchema('col', 'a collection')
export const savedPromptIdSchema = idSchema('prm', 'a saved prompt')
export const notificationIdSchema = idSchema('ntf', 'a notification')
export const batchIdSchema = idSchema('bat', 'a batch')
export const recordingIdSchema = idSchema('rec', 'a recording')

/** Random id of a gallery author, unrelated to the account's. */
export const authorIdSchema = z.string().check(z.regex(/^[0-9a-f]{16}$/, 'That is not the id of an author'))

/** Text, may be empty: one line, trimmed; empty if nothing of it is visible. */
function lineSchema(most: number, spell = (line: string) => line) {
  return z.string().check(
    z.trim(),
    z.overwrite((text) => (isBlank(text) ? '' : spell(text.normalize('NFC').replace(/\s+/g, ' ')))),
    z.refine((text) => countCharacters(text) <= most, `At most ${most} characters`),
    z.refine((text) => isStorable(text) && !/\p{Cc}/u.test(text), 'That contains broken characters'),
  )
}

/** A line that others may read: without characters that change the text direction around it. */
export function noteSchema(most: number) {
  return lineSchema(most).check(
    z.refine((text) => !/[\u202a-\u202e\u2066-\u2069]/u.test(text), 'That contains broken characters'),
  )
}

/** 1 to 60 code points. */
export const collectionNameSchema = lineSchema(LIMITS.collectionNameCharacters).check(
  z.minLength(1, 'Please enter a name'),
)

const tagOrBlankSchema = lineSchema(LIMITS.tagCharacters, spellTag).check(
  z.refine((text) => !text.includes(','), 'A tag has no comma'),
)

/** In lower case before the length is checked, because some letters become two. */
function spellTag(line: string): string {
  const tag = line.toLowerCase().replace(/^[#\s]+(?=[^#\s])/, '')
  return isBlank(tag) ? '' : tag
}

/** 1 to 40 code points, in lower case, without the comma, which separates tags. */
export const tagSchema = tagOrBlankSchema.check(z.minLength(1, 'Please enter a tag'))

/** Blank tags are left out, because earlier versions stored some: a picture that has one can still get others. */
export const tagsSchema = z.pipe(
  z.array(tagOrBlankSchema).check(z.maxLength(LIMITS.tagsPerPicture)),
  z.transform((tags: string[]) => tags.filter((tag) => tag !== '')),
)

/** From the client or the server; 1 to 64 letters, digits, `_` and `-`. */
export const taskIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'That is not the id of a task'))

/** ISO 8601 with milliseconds, UTC. */
export const timestampSchema = z.string()

/** `true` or `false` in a query. */
export const flagSchema = z.pipe(
  z.enum(['true', 'false'], 'Say true or false'),
  z.transform((text: 'true' | 'false') => text === 'true'),
)

/** Several values in a query: comma-separated, each once. */
export function anyOfSchema<T extends z.ZodMiniType<unknown, string>>(one: T) {
  return z.pipe(
    z.pipe(
      z.string().check(z.maxLength(LIMITS.filterCharacters)),
      z.transform((text: string) => [...new Set(text.split(','))]),
    ),
    z.array(one).check(z.maxLength(LIMITS.filterValues)),
  )
}

/** Where a page of a list starts: `nextCursor` of the previous page, up to 200 characters; absent for the first page. */
export const cursorSchema = z.optional(z.string().check(z.maxLength(200)))
