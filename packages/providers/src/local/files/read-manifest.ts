import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { KNOWN_MODELS } from './known-models.ts'
import { KNOWN_HOSTS, KNOWN_SERVERS } from './known-servers.ts'
import { ACCELERATORS, type Manifest, PROCESSORS, SYSTEMS } from './manifest.ts'
import { ModelFilesError } from './model-files-error.ts'

/** Max size of a custom manifest. */
const MAX_CHARACTERS = 1_000_000

const text = (max: number, like: string) =>
  z
    .string(`must be text, like ${like}`)
    .check(
      z.minLength(1, `must not be empty: write ${like}`),
      z.maxLength(max, `must be shorter than ${max}`),
    )
const whole = (min: number, max: number, what: string) =>
  z
    .int(`must be ${what}, from ${min} to ${max}`)
    .check(z.gte(min, `must be at least ${min}`), z.lte(max, `must be at most ${max}`))
const secure = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'must be an address that begins with https://',
})
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`)
const list = <T extends z.ZodMiniType>(item: T, what: string) =>
  z.array(item, `must be a list of ${what}`).check(z.minLength(1, `must name at least one of the ${what}`))

const remoteFile = {
  name: z
    .string('must be the name of a file')
    .check(
      z.regex(
        /^(?!.*\.part$)[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/,
        'must be a file name of letters, digits, dots, - and _, that does not end in .part',
      ),
    ),
  bytes: whole(1, 1_000_000_000_000, 'the size of the file in bytes'),
  sha256: z.optional(
    z
      .string('must be the SHA-256 of the file')
      .check(
        z.toLowerCase(),
        z.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits, as `sha256sum FILE` prints them'),
      ),
  ),
  urls: list(secure, 'addresses of the file'),
}

const model = z.strictObject({
  id: z
    .string('must be an id, like my-model')
    .check(z.regex(/^[a-z0-9][a-z0-9._-]{0,63}$/, 'must be small letters, digits, dots, - and _')),
  label: text(80, 'My model, Q4_0'),
  license: z.strictObject({
    name: text(80, 'Apache-2.0'),
    url: secure,
    statedAt: secure,
  }),
  architecture: text(40, 'SDXL'),
  files: list(
    z.strictObject({
      role: oneOf(['diffusion', 'checkpoint', 'text-encoder', 'clip-l', 't5', 'vae', 'tae']),
      ...remoteFile,
    }),
    'files',
  ),
  needs: z.strictObject({
    ramMb: whole(1, 10_000_000, 'memory in MB'),
    vramMb: whole(0, 10_000_000, 'memory of the graphics card in MB'),
  }),
  defaults: z.strictObject({
    side: whole(64, 4_096, 'pixels'),
    steps: whole(1, 150, 'a number of steps'),
    cfg: z.number('must be a number from 0 to 30').check(z.gte(0), z.lte(30)),
    sampler: text(40, 'euler'),
    args: z._default(z.array(text(200, '--vae-tiling')), []),
  }),
  abilities: z.strictObject({
    maxReferences: whole(0, 16, 'a number of pictures'),
    editsByWords: z.boolean('must be true or false'),
    negativePrompt: z.boolean('must be true or false'),
  }),
})

const server = z.strictObject({
  release: z
    .string('must be the name of a release')
    .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'must be letters, digits, dots, - and _')),
  os: oneOf(SYSTEMS),
  arch: oneOf(PROCESSORS),
  accelerator: oneOf(ACCELERATORS),
  archives: list(z.strictObject(remoteFile), 'ZIP files'),
})

const host = z
  .string('must be the name of a host')
  .check(
    z.toLowerCase(),
    z.regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host, like cdn.example.com'),
  )

const manifest = z.strictObject({
  models: z._default(z.array(model, 'must be a list of models'), []),
  servers: z._default(z.array(server, 'must be a list of programs'), []),
  hosts: z._default(z.array(host, 'must be a list of hosts'), []),
})

/** The built-in models with those of LOCAL_MODEL_MANIFEST, which replace models with the same id. */
export async function readManifest(path: string | undefined): Promise<Manifest> {
  const own = { models: KNOWN_MODELS, servers: KNOWN_SERVERS, hosts: KNOWN_HOSTS }
  if (path === undefined) return own
  const added = parseManifest(await readText(path), path)
  const ids = new Set(added.models.map(({ id }) => id))
  return {
    models: [...added.models, ...own.models.filter(({ id }) => !ids.has(id))],
    servers: [...added.servers, ...own.servers],
    hosts: [...own.hosts, ...added.hosts],
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ModelFilesError(
      `LOCAL_MODEL_MANIFEST: the file ${path} cannot be read (${code}). Write the path of a manifest there, or remove the setting.`,
    )
  }
}

/** Parses a manifest; throws one error that lists every problem and its place. */
export function parseManifest(content: string, path: string): Manifest {
  const fail = (problems: readonly string[]): never => {
    const lines = problems.map((problem) => `  ${problem}`).join('\n')
    throw new ModelFilesError(`LOCAL_MODEL_MANIFEST: ${path} is not right:\n${lines}`)
  }
  let value: unknown
  try {
    if (content.length > MAX_CHARACTERS) return fail([`It has more than ${MAX_CHARACTERS} characters.`])
    value = JSON.parse(content)
  } catch (error) {
    return fail([`It is not JSON: ${(error as Error).message}.`])
  }
  const result = z.safeParse(manifest, value)
  if (!result.success) return fail(result.error.issues.map(describe))
  const { models, servers, hosts } = result.data
  const problems = [
    ...repeated(models.map(({ id }) => id)).map(
      (id) => `models names ${id} twice: give each an id of its own.`,
    ),
    ...models.flatMap(({ id, files }) =>
      repeated(files.map(({ name }) => name.toLowerCase())).map(
        (name) => `models names the file ${name} of ${id} twice: give each a name of its own.`,
      ),
    ),
    ...models
      .filter(({ files }) => !files.some(({ role }) => role === 'diffusion' || role === 'checkpoint'))
      .map(({ id }) => `models: ${id} has no file with the role diffusion or checkpoint, so nothing draws.`),
    ...servers
      .flatMap(({ archives }) => archives)
      .filter(({ sha256 }) => sha256 === undefined)
      .map(
        ({ name }) => `servers: ${name} has no sha256. A program runs only when it has the one it should.`,
      ),
  ]
  if (problems.length > 0) return fail(problems)
  // Checksums from an operator count as verified.
  const checked = <T extends { sha256?: string | undefined }>(file: T) => ({
    ...file,
    sha256: file.sha256,
    isVerified: file.sha256 !== undefined,
  })
  return {
    models: models.map((one) => ({ ...one, files: one.files.map(checked) })),
    servers: servers.map((one) => ({ ...one, archives: one.archives.map(checked) })),
    hosts,
  }
}

function describe(issue: z.core.$ZodIssue): string {
  const at = issue.path.reduce<string>(
    (before, key) =>
      typeof key === 'number'
        ? `${before}[${key}]`
        : before === ''
          ? String(key)
          : `${before}.${String(key)}`,
    '',
  )
  if (issue.code === 'unrecognized_keys')
    return `${at || 'The manifest'} has ${issue.keys.join(', ')}, which nothing reads: remove ${issue.keys.length === 1 ? 'it' : 'them'} or mend the spelling.`
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input'))
    return `${at || 'The manifest'} must be ${issue.expected === 'object' ? 'an object in braces' : `a ${issue.expected}`}.`
  return `${at} ${issue.message}.`
}

function repeated(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}
