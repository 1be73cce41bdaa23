import { decode, encode, Tagged } from 'cborg'

/** Removes the tags of COSE and of dates, and keeps maps, lists, texts, numbers and bytes. */
const TAGS = Tagged.preserve(0, 1, 18)

/** Reads untrusted bytes; throws if they are not CBOR. */
export function readCbor(bytes: Uint8Array): unknown {
  const value: unknown = decode(bytes, { useMaps: true, tags: TAGS })
  return value instanceof Tagged ? value.value : value
}

export function writeCbor(value: unknown): Uint8Array<ArrayBuffer> {
  return encode(value).slice()
}

/** An entry of a map; undefined if there is none. */
export function entry(map: unknown, key: string | number): unknown {
  return map instanceof Map ? map.get(key) : undefined
}

export function textEntry(map: unknown, key: string | number): string | undefined {
  const value = entry(map, key)
  return typeof value === 'string' ? value : undefined
}

export function bytesEntry(map: unknown, key: string | number): Uint8Array<ArrayBuffer> | undefined {
  return bytesOf(entry(map, key))
}

export function listEntry(map: unknown, key: string | number): readonly unknown[] {
  const value = entry(map, key)
  return Array.isArray(value) ? value : []
}

/** A copy, as the browser's cryptography requires. */
export function bytesOf(value: unknown): Uint8Array<ArrayBuffer> | undefined {
  return value instanceof Uint8Array ? new Uint8Array(value) : undefined
}
