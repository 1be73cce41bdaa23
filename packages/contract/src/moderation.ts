import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { cursorSchema, generationIdSchema, noteSchema, timestampSchema } from './fields.ts'
import { generationSchema } from './generations.ts'
import { LIMITS } from './limits.ts'
import { shareTokenSchema } from './shares.ts'

/** Reasons for reporting a picture. */
export const REPORT_REASONS = [
  { id: 'sexual', label: 'Sexual content' },
  { id: 'violence', label: 'Violence or cruelty' },
  { id: 'hate', label: 'Hate or harassment' },
  { id: 'person', label: 'Shows a real person' },
  { id: 'copyright', label: 'Copyright or trademark' },
  { id: 'spam', label: 'Spam or advertising' },
  { id: 'other', label: 'Something else' },
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]['id']
const reportReasonSchema = z.enum(REPORT_REASONS.map(({ id }) => id))

/** Once per person and picture; further reports change nothing. */
const report = {
  method: 'POST',
  auth: 'session',
  keyScope: 'write',
  body: z.strictObject({
    reason: reportReasonSchema,
    /** The reporter's own words; may be empty. Up to 500 code points. */
    note: z._default(noteSchema(LIMITS.noteCharacters), ''),
  }),
  output: z.object({
    /** False if the caller had already reported the picture. */
    is_new: z.boolean(),
  }),
  status: 201,
  errors: ['not_found'],
} as const

export const reportPicture = defineEndpoint({
  ...report,
  path: '/api/gallery/{id}/reports',
  summary: 'Reports a published picture to the moderators.',
  params: z.object({ id: generationIdSchema }),
})

export const reportShare = defineEndpoint({
  ...report,
  path: '/api/shares/{token}/reports',
  summary: 'Reports the picture of a share link to the moderators.',
  params: z.object({ token: shareTokenSchema }),
})

export const getModeration = defineEndpoint({
  method: 'GET',
  path: '/api/moderation',
  auth: 'session',
  keyScope: 'full',
  summary: 'Returns whether the caller is a moderator, and how many reports are open.',
  output: z.object({
    is_moderator: z.boolean(),
    /** Reported pictures waiting for a decision; 0 for everyone but moderators. */
    open: z.int(),
  }),
})

export const MODERATION_ACTIONS = ['hide', 'restore', 'dismiss'] as const
export type ModerationAction = (typeof MODERATION_ACTIONS)[number]

/** A picture waiting for a decision, or a hidden one. */
export const moderationCaseSchema = z.object({
  /** Only what a decision needs. */
  picture: z.pick(generationSchema, {
    id: true,
    prompt: true,
    negative_prompt: true,
    style: true,
    width: true,
    height: true,
    image_url: true,
    is_public: true,
    is_hidden: true,
    trashed_at: true,
    created_at: true,
  }),
  /** Total open reports. */
  report_count: z.int(),
  /** The first twenty, oldest first, without their authors. */
  reports: z.array(z.object({ reason: reportReasonSchema, note: z.string(), created_at: timestampSchema })),
})
export type ModerationCase = z.output<typeof moderationCaseSchema>

export const MODERATION_STATES = ['open', 'hidden'] as const
export type ModerationState = (typeof MODERATION_STATES)[number]

export const listModerationCases = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/cases',
  auth: 'session',
  keyScope: 'full',
  summary:
    'For moderators: lists reported pictures, longest waiting first, or hidden ones, newest first. Not found for everyone else.',
  query: z.object({ state: z._default(z.enum(MODERATION_STATES), 'open'), cursor: cursorSchema }),
  output: z.object({ items: z.array(moderationCaseSchema), nextCursor: z.nullable(z.string()) }),
  errors: ['not_found'],
})

/** One entry of the audit trail. */
export const moderationEntrySchema = z.object({
  id: z.int(),
  /** The picture may no longer exist. */
  generation_id: z.string(),
  moderator_email: z.string(),
  action: z.enum(MODERATION_ACTIONS),
  reason: z.string(),
  created_at: timestampSchema,
})
export type ModerationEntry = z.output<typeof moderationEntrySchema>

export const decideModeration = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/cases/{id}/decisions',
  auth: 'session',
  keyScope: 'full',
  summary:
    'For moderators: hides a picture from everyone but its owner, restores it, or dismisses its reports. Each decision is recorded in the audit trail.',
  params: z.object({ id: generationIdSchema }),
  body: z.strictObject({
    action: z.enum(MODERATION_ACTIONS),
    /** Reason for the audit trail. 1 to 500 code points. */
    reason: noteSchema(LIMITS.noteCharacters).check(z.minLength(1, 'Say why')),
  }),
  output: moderationEntrySchema,
  status: 201,
  errors: ['not_found', 'conflict'],
})

export const listModerationLog = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/log',
  auth: 'session',
  keyScope: 'full',
  summary: 'For moderators: lists the audit trail, newest first.',
  query: z.object({ generation_id: z.optional(generationIdSchema), cursor: cursorSchema }),
  output: z.object({ items: z.array(moderationEntrySchema), nextCursor: z.nullable(z.string()) }),
  errors: ['not_found'],
})
