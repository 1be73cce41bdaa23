import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { generationIdSchema } from './fields.ts'
import { generationSchema } from './generations.ts'
import { TEXT_EFFECT_IDS, type TextEffectId, textEffect } from './text-effects.ts'
import { countCharacters } from './text-length.ts'

/** Typefaces for lettering, all free (OFL or Apache) and served by the product itself. */
export const LETTERING_FONTS = [
  { id: 'anton', label: 'Anton' },
  { id: 'titan-one', label: 'Titan One' },
  { id: 'luckiest-guy', label: 'Luckiest Guy' },
  { id: 'bungee', label: 'Bungee' },
  { id: 'lobster', label: 'Lobster' },
  { id: 'pacifico', label: 'Pacifico' },
  { id: 'permanent-marker', label: 'Permanent Marker' },
  { id: 'playfair-display', label: 'Playfair Display' },
  { id: 'abril-fatface', label: 'Abril Fatface' },
  { id: 'righteous', label: 'Righteous' },
  { id: 'rye', label: 'Rye' },
  { id: 'orbitron', label: 'Orbitron' },
  { id: 'press-start-2p', label: 'Press Start 2P' },
  { id: 'rubik', label: 'Rubik' },
  { id: 'fredoka', label: 'Fredoka' },
  { id: 'shrikhand', label: 'Shrikhand' },
] as const

export type LetteringFontId = (typeof LETTERING_FONTS)[number]['id']

export const LETTERING_LIMITS = {
  /** Max code points. */
  characters: 200,
  lines: 8,
  /** Longest side in pixels. */
  size: { min: 256, max: 4096 },
  /** Max longest side of a saved picture; larger ones are exported by the browser. */
  savedSize: 2048,
} as const

export const LETTERING_SHAPES = ['fit', '1:1', '16:9', '9:16', '4:5', '3:1'] as const

/** Why a text cannot be drawn, as a sentence that says what to do; undefined if it can. Ignores surrounding spaces. */
export function letteringTextProblem(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return 'Type the words to draw.'
  const over = countCharacters(trimmed) - LETTERING_LIMITS.characters
  if (over > 0)
    return `Text effects draw up to ${LETTERING_LIMITS.characters} characters. Shorten the text by ${over}.`
  if (trimmed.split('\n').length > LETTERING_LIMITS.lines)
    return `Text effects draw up to ${LETTERING_LIMITS.lines} lines. Join some of them.`
  if (!trimmed.isWellFormed() || trimmed.includes('\0'))
    return 'The text contains broken characters. Delete them.'
  return undefined
}

const textSchema = z.string().check((check) => {
  const message = letteringTextProblem(check.value)
  if (message) check.issues.push({ code: 'custom', message, input: check.value })
})
const colorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'A color is # and six digits, like #ff5c1f'))
const within = (min: number, max: number) => z.number().check(z.gte(min), z.lte(max))

export const letteringSettingsSchema = z.strictObject({
  text: textSchema,
  effect: z.enum(TEXT_EFFECT_IDS),
  font: z.enum(LETTERING_FONTS.map(({ id }) => id)),
  /** In the order of the effect's colors; missing ones are the effect's own. */
  colours: z.array(colorSchema).check(z.maxLength(4)),
  /** Shape of the baseline. */
  curve: z.enum(['none', 'arc', 'wave', 'circle']),
  /** Bend from -100 to 100; 0 is straight. Ignored for a circle. */
  bend: within(-100, 100),
  /** Letter spacing, in hundredths of the letter size. */
  letter_spacing: within(-20, 100),
  /** Line spacing, in hundredths of the letter size. */
  line_spacing: within(60, 200),
  align: z.enum(['left', 'center', 'right']),
  background: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('colour'), colour: colorSchema }),
    /** `angle`: degrees, 0 from top to bottom, 90 from left to right. */
    z.strictObject({
      kind: z.literal('gradient'),
      from: colorSchema,
      to: colorSchema,
      angle: within(0, 360),
    }),
    /** One of the caller's pictures; the result has its shape. */
    z.strictObject({ kind: z.literal('picture'), generation_id: generationIdSchema }),
  ]),
  /** Size of the result; `fit` is as large as the words. A background picture takes precedence. */
  shape: z.enum(LETTERING_SHAPES),
  /** Longest side of the result in pixels. */
  size: z.int().check(z.gte(LETTERING_LIMITS.size.min), z.lte(LETTERING_LIMITS.size.max)),
  /** Center of the words, in hundredths of width and height. Ignored if the result fits the words. */
  x: within(0, 100),
  y: within(0, 100),
  /** Hundredths of the largest size that fits. */
  scale: within(5, 150),
  /** Degrees, clockwise. */
  rotation: within(-180, 180),
  /** Shadow on the background, 0 none to 100 heavy. */
  shadow: within(0, 100),
  /** Seed for grain, cracks and flames. */
  seed: z.int().check(z.gte(0), z.lte(9999)),
})
export type LetteringSettings = z.output<typeof letteringSettingsSchema>

/** An effect's default settings. */
export function startingSettings(id: TextEffectId, text: string): LetteringSettings {
  const { backdrop } = textEffect(id)
  return {
    text,
    effect: id,
    font: 'titan-one',
    colours: [],
    curve: 'none',
    bend: 40,
    letter_spacing: 0,
    line_spacing: 100,
    align: 'center',
    background: { kind: 'gradient', from: backdrop[0], to: backdrop[1], angle: 0 },
    shape: '16:9',
    size: 1536,
    x: 50,
    y: 50,
    scale: 88,
    rotation: 0,
    shadow: 0,
    seed: 1,
  }
}

export const saveLettering = defineEndpoint({
  method: 'POST',
  path: '/api/lettering',
  auth: 'session',
  keyScope: 'write',
  signedOut: 'User not authenticated',
  summary:
    'Draws words from these settings and saves the picture with them. Does not count toward the daily allowance.',
  body: letteringSettingsSchema,
  output: generationSchema,
  errors: ['not_found', 'rate_limit', 'storage_full', 'generation_failed'],
})

export const getLettering = defineEndpoint({
  method: 'GET',
  path: '/api/lettering/{id}',
  auth: 'session',
  keyScope: 'read',
  summary: 'Returns the settings of one of the caller’s lettering pictures.',
  params: z.object({ id: generationIdSchema }),
  output: letteringSettingsSchema,
  errors: ['not_found'],
})
