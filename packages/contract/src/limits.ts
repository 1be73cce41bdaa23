/** Business limits of the specification, section 9. Text lengths are Unicode code points. */
export const LIMITS = {
  promptCharacters: 500,
  negativePromptCharacters: 300,
  batchCount: { min: 1, max: 10, default: 4 },
  concurrency: { min: 1, max: 4, default: 2 },
  promptHistoryEntries: 20,
  queueTasksShown: 10,
  /** Tasks a page of the queue. */
  queuePageSize: 200,
  /** Seeds are integers 0 … 2^32-1; JavaScript, every vendor and the built-in engine hold them exactly. */
  seed: { min: 0, max: 4_294_967_295 },
  /** Small changes of a seed's picture that have a number; 0 is the picture itself. */
  variationMax: 9_999,
  /** Decoded bytes of a reference image. */
  referenceImageBytes: 10 * 1024 * 1024,
  /** Reference images of one picture, and their decoded bytes together. */
  referenceImages: 16,
  referenceImagesBytes: 20 * 1024 * 1024,
  /** Pixels a reference image may decode to. */
  referenceImagePixels: 50_000_000,
  /** The same of an AVIF, which takes ten times the memory to decode. */
  avifPixels: 25_000_000,
  audioSeconds: { min: 5, max: 120, default: 30 },
  /** Beats a minute. */
  audioBpm: { min: 40, max: 200 },
  /** Of a text that is read aloud: about two minutes. */
  speechCharacters: 2_000,
  /** Times a voice's usual speed. */
  speechSpeed: { min: 0.5, max: 2, default: 1 },
  historyPageSize: 30,
  historyPageSizeMax: 100,
  /** Pictures one bulk action takes. */
  bulkPictures: 500,
  /** Pictures one ZIP holds. */
  zipPictures: 500,
  /** Links to downloads that an account has open at a time. */
  openDownloads: 200,
  /** Pictures that an account has brought from elsewhere, those in the trash included. */
  importedPictures: 20_000,
  tagCharacters: 40,
  tagsPerPicture: 20,
  collectionNameCharacters: 60,
  collectionsPerPicture: 50,
  collectionsPerUser: 200,
  /** How deep collections lie in each other, the outermost counted. */
  collectionDepth: 5,
  /** Prompts a person keeps. */
  savedPrompts: 500,
  /** Notifications an account keeps; the oldest make room. */
  notificationsKept: 100,
  /** How long they are kept. */
  notificationDays: 90,
  /** Notifications a page. */
  notificationsPageSize: 20,
  /** Rows of one batch, and pictures they ask for together. */
  batchRows: 500,
  batchPictures: 1_000,
  /** Batches a person keeps. */
  batchesKept: 100,
  batchTitleCharacters: 80,
  /** Columns, and rows, of a comparison. */
  gridSide: 20,
  /** How long the trash keeps a picture. */
  trashDays: 30,
  /** Values that a list may be narrowed to by one filter, and their characters. */
  filterValues: 60,
  filterCharacters: 1_200,
  /** Pictures a page of the gallery. */
  galleryPageSize: 30,
  /** Authors that one account can follow. */
  follows: 200,
  /** Of an account's name, which only its owner sees. */
  displayNameCharacters: 60,
  passwordCharacters: { min: 8, max: 128 },
  /** Code points of the name shown beside published pictures. */
  galleryNameCharacters: 40,
  brandColors: 6,
  /** Code points of what a reporter or a moderator writes. */
  noteCharacters: 500,
  /** Longest life of a share link that expires. */
  shareDaysMax: 365,
  /** Share links that one picture can have at a time. */
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
