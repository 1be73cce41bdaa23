import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { noteSchema } from './fields.ts'
import { LIMITS } from './limits.ts'
import { CUSTOM_SIZES, customSizesHint, namesCustomSize } from './models/custom-sizes.ts'
import { aspectRatioSchema, qualitySchema } from './pictures.ts'
import { styleSchema } from './styles.ts'

const brandColorsSchema = z
  .array(z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'A color has six hexadecimal digits, such as #1b49a8')))
  .check(
    z.maxLength(LIMITS.brandColors, 'At most 6 brand colors can be kept'),
    z.refine((colors) => new Set(colors).size === colors.length, 'A color can be kept once'),
  )

const sizeSchema = z
  .string()
  .check(
    z.refine(
      namesCustomSize,
      `A custom size is WIDTHxHEIGHT, such as 768x1152: ${customSizesHint(CUSTOM_SIZES)}`,
    ),
  )

const fields = {
  default_style: styleSchema,
  default_quality: qualitySchema,
  default_aspect_ratio: aspectRatioSchema,
  /** Default custom size as WIDTHxHEIGHT, used instead of the ratio's if the model supports it; null for none. */
  default_size: z._default(z.nullable(sizeSchema), null),
  notifications_enabled: z.boolean(),
  /** Notifications about followed authors; ignored while `notifications_enabled` is false. */
  follow_notifications_enabled: z.boolean(),
  /** Whether the user's pictures may be published in the gallery. */
  public_gallery_opt_in: z.boolean(),
  /** Public name beside published pictures; empty for none. Up to 40 code points. */
  gallery_name: noteSchema(LIMITS.galleryNameCharacters),
  /** Colors offered by color fields, in the user's order; `#` and six lowercase hexadecimal digits each. Up to 6, no duplicates. */
  brand_colors: brandColorsSchema,
}

export const preferencesSchema = z.object(fields)
export type Preferences = z.output<typeof preferencesSchema>

export const DEFAULT_PREFERENCES: Preferences = {
  default_style: 'photorealistic',
  default_quality: 'high',
  default_aspect_ratio: '1:1',
  default_size: null,
  notifications_enabled: true,
  follow_notifications_enabled: true,
  public_gallery_opt_in: false,
  gallery_name: '',
  brand_colors: [],
}

export const getPreferences = defineEndpoint({
  method: 'GET',
  path: '/api/preferences',
  auth: 'session',
  keyScope: 'read',
  summary: "Returns the caller's preferences, created from the defaults if missing.",
  output: preferencesSchema,
})

export const updatePreferences = defineEndpoint({
  method: 'PATCH',
  path: '/api/preferences',
  auth: 'session',
  keyScope: 'write',
  signedOut: 'Please sign in to update preferences',
  summary: 'Changes the given preferences and returns all of them.',
  body: z.strictObject({
    default_style: z.optional(fields.default_style),
    default_quality: z.optional(fields.default_quality),
    /** Setting a ratio clears the default custom size, unless both are sent. */
    default_aspect_ratio: z.optional(fields.default_aspect_ratio),
    default_size: z.optional(z.nullable(sizeSchema)),
    notifications_enabled: z.optional(fields.notifications_enabled),
    follow_notifications_enabled: z.optional(fields.follow_notifications_enabled),
    public_gallery_opt_in: z.optional(fields.public_gallery_opt_in),
    gallery_name: z.optional(fields.gallery_name),
    brand_colors: z.optional(fields.brand_colors),
  }),
  output: preferencesSchema,
})
