/** Columns that name files of the storage, by table; those that end in `_keys` name several. A test finds each one. */
export const FILE_COLUMNS = {
  generations: ['file_key', 'reference_key', 'more_reference_keys'],
  tasks: ['reference_key', 'more_reference_keys'],
  recordings: ['wav_key', 'ogg_key'],
} as const
