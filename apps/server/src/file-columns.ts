/** Columns that name files of the storage, by table; a test finds each one. */
export const FILE_COLUMNS = {
  generations: ['file_key', 'reference_key'],
  tasks: ['reference_key'],
  recordings: ['wav_key', 'ogg_key'],
} as const
