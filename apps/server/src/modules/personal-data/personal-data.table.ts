/** A table with a person's data: how rows are found and ordered, and which columns are not exported. */
export type PersonalTable = {
  readonly table: string
  /** Column with the person's id. */
  readonly owner: 'user_id' | 'userId' | 'id'
  /** Unique for one person; rows are exported in this order. */
  readonly key: string
  /** Columns left out: secrets and storage keys. */
  readonly withheld?: readonly string[]
}

/** Everything that is exported. The first tables belong to the sign-in library and are readable only by the product itself. */
export const EXPORTED: readonly PersonalTable[] = [
  { table: 'user', owner: 'id', key: 'id' },
  { table: 'session', owner: 'userId', key: 'id', withheld: ['token'] },
  { table: 'user_preferences', owner: 'user_id', key: 'user_id' },
  { table: 'user_daily_limits', owner: 'user_id', key: 'user_id' },
  { table: 'usage_quarters', owner: 'user_id', key: 'quarter' },
  {
    table: 'generations',
    owner: 'user_id',
    key: 'id',
    withheld: ['file_key', 'reference_key', 'more_reference_keys', 'search_text'],
  },
  { table: 'letterings', owner: 'user_id', key: 'generation_id' },
  { table: 'collections', owner: 'user_id', key: 'id' },
  {
    table: 'tasks',
    owner: 'user_id',
    key: 'id',
    withheld: [
      'lease_token',
      'lease_until',
      'reference_key',
      'more_reference_keys',
      'request_hash',
      'request_key',
      'retry_key',
    ],
  },
  { table: 'batches', owner: 'user_id', key: 'id' },
  { table: 'batch_pictures', owner: 'user_id', key: 'id' },
  { table: 'recordings', owner: 'user_id', key: 'id', withheld: ['wav_key', 'ogg_key', 'waveform'] },
  {
    table: 'audio_tasks',
    owner: 'user_id',
    key: 'id',
    withheld: ['lease_token', 'lease_until', 'vendor_job'],
  },
  { table: 'queue_settings', owner: 'user_id', key: 'user_id' },
  { table: 'notifications', owner: 'user_id', key: 'id' },
  { table: 'saved_prompts', owner: 'user_id', key: 'id' },
  { table: 'share_links', owner: 'user_id', key: 'token' },
  { table: 'author_follows', owner: 'user_id', key: 'author_id' },
  { table: 'gallery_likes', owner: 'user_id', key: 'generation_id' },
  { table: 'gallery_reports', owner: 'user_id', key: 'generation_id' },
  { table: 'api_keys', owner: 'user_id', key: 'id', withheld: ['hash'] },
  {
    table: 'oauth_grants',
    owner: 'user_id',
    key: 'id',
    withheld: ['access_hash', 'refresh_hash', 'earlier_hash'],
  },
  { table: 'passkeys', owner: 'user_id', key: 'id', withheld: ['credential_id', 'public_key', 'counter'] },
  { table: 'webhooks', owner: 'user_id', key: 'id', withheld: ['sealed_secret', 'earlier_secret'] },
  {
    table: 'webhook_deliveries',
    owner: 'user_id',
    key: 'seq',
    withheld: ['lease_token', 'lease_until'],
  },
  { table: 'billing_customers', owner: 'user_id', key: 'user_id' },
  { table: 'billing_subscriptions', owner: 'user_id', key: 'user_id' },
  { table: 'app_events', owner: 'user_id', key: 'id' },
  { table: 'web_vitals', owner: 'user_id', key: 'id' },
]

/** Tables with a person's rows but no data of their own, with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  account: 'the hash of the password',
  account_access: 'from when on downloads and signed addresses still open',
  device_codes: 'codes by which programs ask for a key, for ten minutes',
  oauth_codes: 'codes by which apps that were allowed fetch their tokens, for a minute',
  invitations: 'whose invitation the account was made with',
  moderators: 'whether the account may moderate',
  operators: 'whether the account operates the installation',
  user_events: 'news of rows that are exported themselves',
  user_event_counters: 'the number of the last news',
  idempotency_keys: 'answers that were given already, kept for a day',
  generation_labels: 'an index of the tags and collections of pictures',
  library_counts: 'counts of pictures',
  downloads: 'downloads that were asked for and not fetched yet',
  gallery_pictures: 'a copy of pictures that are public',
}
