/** The specification's limits (section 9). Text lengths are code points. */
export const LIMITS = {
  promptCharacters: 500,
  negativePromptCharacters: 300,
  batchCount: { min: 1, max: 10, default: 4 },
  concurrency: { min: 1, max: 4, default: 2 },
  promptHistoryEntries: 20,
  queueTasksShown: 10,
  /** Tasks a page of the queue. */
  queuePageSize: 200,
  /** Seeds are integers from 0 to 2^32-1, which JavaScript, every vendor and the built-in engine represent exactly. */
  seed: { min: 0, max: 4_294_967_295 },
  /** Highest variation number of a seed's picture; 0 is the picture itself. */
  variationMax: 9_999,
  /** Decoded bytes of a reference image. */
  referenceImageBytes: 10 * 1024 * 1024,
  /** Reference images of one picture, and their total decoded bytes. */
  referenceImages: 16,
  referenceImagesBytes: 20 * 1024 * 1024,
  /** Decoded pixels of a reference image. */
  referenceImagePixels: 50_000_000,
  /** The same for an AVIF, whose decoding takes ten times the memory. */
  avifPixels: 25_000_000,
  audioSeconds: { min: 5, max: 120, default: 30 },
  /** Beats a minute. */
  audioBpm: { min: 40, max: 200 },
  /** Of a text to speak: about two minutes. */
  speechCharacters: 2_000,
  /** Multiples of a voice's normal speed. */
  speechSpeed: { min: 0.5, max: 2, default: 1 },
  historyPageSize: 30,
  historyPageSizeMax: 100,
  /** Pictures in one bulk action. */
  bulkPictures: 500,
  /** Pictures in one ZIP. */
  zipPictures: 500,
  /** Open download links of an account. */
  openDownloads: 200,
  /** Imported pictures of an account, including the trash. */
  importedPictures: 20_000,
  tagCharacters: 40,
  tagsPerPicture: 20,
  collectionNameCharacters: 60,
  collectionsPerPicture: 50,
  collectionsPerUser: 200,
  /** Nesting depth of collections, counting the outermost. */
  collectionDepth: 5,
  /** Saved prompts of a person. */
  savedPrompts: 500,
  /** Notifications of an account; the oldest are replaced. */
  notificationsKept: 100,
  /** How long they are kept. */
  notificationDays: 90,
  /** Notifications a page. */
  notificationsPageSize: 20,
  /** Rows of one batch, and their total pictures. */
  batchRows: 500,
  batchPictures: 1_000,
  /** Batches of a person. */
  batchesKept: 100,
  batchTitleCharacters: 80,
  /** Columns, and rows, of a comparison. */
  gridSide: 20,
  /** How long the trash keeps a picture. */
  trashDays: 30,
  /** Values of one filter, and their characters. */
  filterValues: 60,
  filterCharacters: 1_200,
  /** Pictures a page of the gallery. */
  galleryPageSize: 30,
  /** Authors an account can follow. */
  follows: 200,
  /** Code points of an account's private name. */
  displayNameCharacters: 60,
  passwordCharacters: { min: 8, max: 128 },
  /** Code points of the public name. */
  galleryNameCharacters: 40,
  brandColors: 6,
  /** Code points of a reporter's or moderator's text. */
  noteCharacters: 500,
  /** Max lifetime of an expiring share link. */
  shareDaysMax: 365,
  /** Share links of one picture at a time. */
  sharesPerPicture: 20,
} as const

/** Pictures a day by subscription tier. */
export const DAILY_GENERATIONS = { free: 5, pro: 999, premium: 9999 } as const

export type Tier = keyof typeof DAILY_GENERATIONS
export const TIERS = ['free', 'pro', 'premium'] as const satisfies readonly Tier[]

/** Milliseconds, specification section 9 'Timing'. */
export const TIMING = {
  toast: 5_000,
  limitsPoll: 30_000,
  limitsRecheck: 500,
  realtimeTimeout: 10_000,
  onboardingDelay: 1_000,
  progressStep: 200,
} as const
