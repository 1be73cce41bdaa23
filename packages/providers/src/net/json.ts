/** Safe access to untrusted JSON, whatever its shape. */

/** A field of an object or an item of an array; undefined if missing. */
export function field(value: unknown, ...path: readonly (string | number)[]): unknown {
  let found = value
  for (const step of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = (found as Record<string | number, unknown>)[step]
  }
  return found
}

export function textField(value: unknown, ...path: readonly (string | number)[]): string | undefined {
  const found = field(value, ...path)
  return typeof found === 'string' ? found : undefined
}

export function numberField(value: unknown, ...path: readonly (string | number)[]): number | undefined {
  const found = field(value, ...path)
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined
}

export function listField(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = field(value, ...path)
  return Array.isArray(found) ? found : []
}

/** A seed from 0 to 2^32-1; undefined for anything else. */
export function seedField(value: unknown, ...path: readonly (string | number)[]): number | undefined {
  const seed = numberField(value, ...path)
  return seed !== undefined && Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff ? seed : undefined
}
