/** Columns that name stored files, by table; names ending in `_keys` hold several. A test finds missing ones. */
export const FILE_COLUMNS = {
  generations: ['file_key', 'reference_key', 'more_reference_keys'],
  tasks: ['reference_key', 'more_reference_keys'],
  recordings: ['wav_key', 'ogg_key'],
} as const
