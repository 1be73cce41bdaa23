import type { ErrorShape } from '../../platform/http/error-shape.ts'

/** Errors below `/sdapi` in AUTOMATIC1111's format: programs show `detail`. */
export const a1111ErrorShape: ErrorShape = ({ status, body: { error } }) => ({
  status,
  body: { detail: error.message, error: error.code, ...(error.fields ? { errors: error.fields } : {}) },
  headers: {},
})
