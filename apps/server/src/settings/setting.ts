import { isIP } from 'node:net'
import * as z from 'zod/mini'

/** One variable of the environment. An empty value counts as not set. */
export type Setting = {
  readonly schema: z.ZodMiniType
  /** Used when the variable is not set; absent means no value, and the feature stays off. */
  readonly default?: string
  /** For operators: what it does, its unit, what happens without it. */
  readonly doc: string
  /** Never printed. */
  readonly isSecret?: boolean
}

/** The values a module uses from these settings, all optional. */
export type ValuesOf<Settings extends Readonly<Record<string, Setting>>> = {
  readonly [Name in keyof Settings]?: z.output<Settings[Name]['schema']> | undefined
}

export const text = z.string()
export const address = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
/** First path segments that would be taken for Easel's own if a proxy strips the base path. */
const OWN_PARTS = [
  'api',
  'assets',
  'audio',
  'batch-downloads',
  'downloads',
  'icons',
  'images',
  'mcp',
  'og',
  'samples',
  'sdapi',
  'share-target',
  'v1',
]
export const siteAddress = z.pipe(
  address,
  z.string().check(
    z.refine((value) => {
      const { pathname, search, hash, username } = new URL(value)
      return (
        /^\/(?:[\w-][\w.~-]*\/)*(?:[\w-][\w.~-]*)?$/.test(pathname) && `${search}${hash}${username}` === ''
      )
    }, 'must be an address like https://studio.example.com or https://example.com/easel, with nothing after its path'),
    z.refine(
      (value) => !OWN_PARTS.includes(new URL(value).pathname.split('/')[1] ?? ''),
      `must not have a path that begins with ${OWN_PARTS.map((part) => `/${part}`).join(', ')}`,
    ),
  ),
)
export const integer = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(z.refine((n) => n >= least && n <= most, `must be a whole number from ${least} to ${most}`)),
    ),
  )
export const amount = z.pipe(
  z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount like 20 or 12.50')),
  z.transform(Number),
)
export const price = z.pipe(
  z.string().check(z.regex(/^\d{1,4}(\.\d{1,6})?$/, 'must be an amount like 0.0005')),
  z.transform(Number),
)
export const decimal = (least: number, most: number) =>
  z.pipe(
    z
      .string()
      .check(z.regex(/^\d{1,3}(\.\d{1,3})?$/, `must be a number from ${least} to ${most}, like 1 or 6.5`)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.refine((n) => n >= least && n <= most, `must be a number from ${least} to ${most}`)),
    ),
  )
/** `ink:0.8, sepia`: names with weights; the default is 1. */
export const weightedNames = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^\s*[^\s,:<>][^,:<>]{0,99}(:-?\d(\.\d{1,3})?)?(\s*,\s*[^\s,:<>][^,:<>]{0,99}(:-?\d(\.\d{1,3})?)?){0,15}\s*$/,
        'must be names with a weight each, like ink:0.8, sepia:1',
      ),
    ),
  z.transform((value) =>
    value.split(',').map((entry) => {
      const [name = '', weight = '1'] = entry.trim().split(':')
      return { name, weight: Number(weight) }
    }),
  ),
)
/** `owner/name`, or more segments, as used in URLs. */
export const modelPath = z
  .string()
  .check(
    z.regex(
      /^[\w-][\w.-]*(\/[\w-][\w.-]*){1,5}$/,
      'must be the id of a model, like black-forest-labs/flux-2-pro',
    ),
  )
/** As spelled in the manifest of local models. */
export const modelId = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9._-]{0,63}$/, 'must be the id of a model, like z-image-turbo'))
export const oneOf = <const T extends string>(...values: [T, ...T[]]) =>
  z.enum(values, `must be one of ${values.join(', ')}`)
export const flag = z.pipe(
  oneOf('true', 'false'),
  z.transform((value) => value === 'true'),
)
/** Addresses and networks, as IPv4 or IPv6, with a prefix or without. */
export const networks = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => value.split(',').every((entry) => isNetwork(entry.trim())),
        'must be addresses or networks, like 10.0.0.5 or 10.0.0.0/8, separated by commas',
      ),
    ),
  z.transform((value) => value.split(',').map((entry) => entry.trim())),
)

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

/** A port is accepted and dropped, because hosts are compared by name. */
export const hostName = z.string().check(
  z.toLowerCase(),
  z.regex(/^[a-z0-9.-]+(:\d+)?$/, 'must be a host name like studio.example.com'),
  z.overwrite((host) => host.replace(/:\d+$/, '')),
)
/** The product's own folders in a bucket: a prefix that starts with one would mix with another installation's files. */
const OWN_FOLDERS = ['audio', 'images', 'refs', 'trash', 'variants']
export const keyPrefix = z.pipe(
  z.string().check(
    z.regex(
      /^([A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\/?)?$/,
      'must be names of letters, digits, _ and -, separated by /',
    ),
    z.refine(
      (value) => !OWN_FOLDERS.includes(value.split('/')[0] ?? ''),
      `must not begin with ${OWN_FOLDERS.join(', ')}`,
    ),
  ),
  z.transform((value) => (value === '' || value.endsWith('/') ? value : `${value}/`)),
)
export const list = z.pipe(
  z.string(),
  z.transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => entry !== ''),
  ),
)

/** Like a list, but names keep their letters. */
export const voiceNames = z.pipe(
  z.string(),
  z.transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
)
