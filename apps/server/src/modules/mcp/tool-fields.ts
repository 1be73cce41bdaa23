import { generationIdSchema } from '@easel/contract/fields'
import * as z from 'zod/mini'

/** A field with its description for models. */
export const described = <S extends z.ZodMiniType>(schema: S, description: string): S =>
  schema.check(z.describe(description)) as S

export const idOf = (what: string) => described(generationIdSchema, what)
