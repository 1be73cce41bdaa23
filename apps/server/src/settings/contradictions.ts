type Need = {
  /** Each of these means nothing… */
  readonly each: readonly string[]
  /** …without one of these. */
  readonly needs: readonly string[]
  /** What to write, after the names. */
  readonly hint?: string
}

const NEEDS: readonly Need[] = [
  { each: ['PREVIEW_HOST'], needs: ['PRODUCTION_HOST'] },
  { each: ['REPLICATE_BASE_URL', 'REPLICATE_IMAGE_MODEL'], needs: ['REPLICATE_API_TOKEN'] },
  { each: ['RUNWARE_BASE_URL', 'RUNWARE_IMAGE_MODEL'], needs: ['RUNWARE_API_KEY'] },
  { each: ['GOOGLE_BASE_URL', 'GOOGLE_IMAGE_MODEL'], needs: ['GOOGLE_API_KEY'] },
  { each: ['FAL_BASE_URL', 'FAL_IMAGE_MODEL'], needs: ['FAL_KEY'] },
  { each: ['OPENAI_IMAGE_MODEL'], needs: ['OPENAI_API_KEY', 'OPENAI_BASE_URL'] },
  { each: ['OPENAI_PARTIAL_IMAGES'], needs: ['OPENAI_API_KEY'] },
  {
    each: ['SDAPI_MODEL', 'SDAPI_CFG', 'SDAPI_SAMPLER', 'SDAPI_SCHEDULER', 'SDAPI_LORAS'],
    needs: ['SDAPI_URL'],
  },
  {
    each: ['COMFYUI_URL'],
    needs: ['COMFYUI_WORKFLOW'],
    hint: 'the file of the workflow that draws',
  },
  { each: ['COMFYUI_WORKFLOW', 'COMFYUI_REFERENCE_WORKFLOW'], needs: ['COMFYUI_URL'] },
  { each: ['C2PA_CERTIFICATE'], needs: ['C2PA_PRIVATE_KEY'] },
  { each: ['C2PA_PRIVATE_KEY'], needs: ['C2PA_CERTIFICATE'] },
  { each: ['SPEECH_URL'], needs: ['SPEECH_VOICES'], hint: 'the names of its voices' },
  { each: ['SPEECH_VOICES', 'SPEECH_MODEL', 'SPEECH_KEY'], needs: ['SPEECH_URL'] },
  {
    each: ['ELEVENLABS_API_KEY'],
    needs: ['ELEVENLABS_VOICES'],
    hint: 'like George=JBFqnCBsd6RMkjVDRZzb',
  },
  {
    each: ['ELEVENLABS_VOICES', 'ELEVENLABS_MODEL', 'ELEVENLABS_BASE_URL'],
    needs: ['ELEVENLABS_API_KEY'],
  },
  {
    each: ['LANGUAGE_MODEL'],
    needs: ['LANGUAGE_MODEL_URL', 'LANGUAGE_MODEL_KEY', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'],
  },
  {
    each: ['LANGUAGE_MODEL_URL', 'LANGUAGE_MODEL_KEY', 'LANGUAGE_MODEL_PRICE'],
    needs: ['LANGUAGE_MODEL'],
  },
]

const PLANS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PRO', 'STRIPE_PRICE_PREMIUM']
const ISSUERS = [
  { set: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'], also: ['OIDC_NAME'] },
  { set: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], also: [] },
  { set: ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'], also: [] },
  { set: ['PROXY_USER_HEADER', 'PROXY_USER_FROM'], also: ['PROXY_USER_NAME'] },
]
const BUCKET = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/**
 * Settings that are incomplete or exclude each other: for each case a sentence that names them and says what to write. `given` returns the
 * trimmed value; undefined if not set.
 */
export function contradictionsIn(given: (name: string) => string | undefined): string[] {
  const isSet = (name: string) => given(name) !== undefined
  const missing = (names: readonly string[]) => names.filter((name) => !isSet(name))
  const problems: string[] = []
  const role = given('ROLE')
  if ((role === 'web' || role === 'worker') && !isSet('DATABASE_URL'))
    problems.push('ROLE web and worker need DATABASE_URL: the embedded database serves one process.')
  if ([...PLANS, 'STRIPE_BASE_URL'].some(isSet) && missing(PLANS).length > 0)
    problems.push(`Selling plans also needs ${missing(PLANS).join(', ')}.`)
  if (given('STORAGE_DRIVER') === 's3' && missing(BUCKET).length > 0)
    problems.push(`STORAGE_DRIVER s3 also needs ${missing(BUCKET).join(', ')}.`)
  const unusedBucket = ['S3_ENDPOINT', ...BUCKET].filter(isSet)
  if (given('STORAGE_DRIVER') !== 's3' && unusedBucket.length > 0)
    problems.push(
      `${unusedBucket.join(', ')} would not be read: write STORAGE_DRIVER=s3 to keep pictures in the bucket.`,
    )
  for (const { set, also } of ISSUERS)
    if ([...set, ...also].some(isSet) && missing(set).length > 0)
      problems.push(
        `Sign-in by ${set.concat(also).filter(isSet).join(', ')} also needs ${missing(set).join(', ')}.`,
      )
  if (given('PASSWORD_SIGN_IN') === 'false' && !ISSUERS.some(({ set }) => set.every(isSet)))
    problems.push(
      'PASSWORD_SIGN_IN=false leaves no way in: set up OIDC_ISSUER, GOOGLE_CLIENT_ID, GITHUB_CLIENT_ID or PROXY_USER_HEADER, or leave passwords on.',
    )
  for (const { each, needs, hint } of NEEDS) {
    const set = each.filter(isSet)
    if (set.length === 0 || needs.some(isSet)) continue
    const end = hint === undefined ? '.' : `: ${hint}.`
    problems.push(`${set.join(', ')} ${set.length === 1 ? 'needs' : 'need'} ${needs.join(' or ')}${end}`)
  }
  return problems
}
