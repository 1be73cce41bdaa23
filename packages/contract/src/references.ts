import * as z from 'zod/mini'
import { imageDataUrlSchema, referenceStrengthSchema } from './fields.ts'
import { LIMITS } from './limits.ts'

/** What of a reference picture a new one takes: who or what it shows, how it is painted, or where things stand. */
export const REFERENCE_ROLES = ['subject', 'style', 'composition'] as const
export const referenceRoleSchema = z.enum(REFERENCE_ROLES, 'A role is subject, style or composition')
export type ReferenceRole = z.output<typeof referenceRoleSchema>

export const TOO_MANY_REFERENCES = `A picture may have up to ${LIMITS.referenceImages} reference images: send fewer`

export const referencesSchema = z
  .array(
    z.object({
      /** Reference picture as a data URL. */
      image: imageDataUrlSchema,
      /** Absent: the provider decides. */
      role: z.optional(referenceRoleSchema),
    }),
  )
  .check(z.maxLength(LIMITS.referenceImages, TOO_MANY_REFERENCES))

/** How a request for pictures carries those that steer it. */
export const referenceFields = {
  /** The only reference picture, as a data URL; the same as `references` with one entry. Not beside `references`. */
  image: z.optional(imageDataUrlSchema),
  /** Reference pictures in their order: a prompt may call them @1, @2 and so on. A provider that looks at fewer uses the first. Default none. */
  references: z.optional(referencesSchema),
  /** Absent: the provider's default. Ignored without a reference. */
  reference_strength: z.optional(referenceStrengthSchema),
} as const
