/** 4 x 4 ordered-dither thresholds, -0.5 … 0.5. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((v) => (v + 0.5) / 16 - 0.5)

/** Threshold of the ordered dither at a pixel, -0.5 … 0.5. */
export const ditherAt = (x: number, y: number): number => BAYER[(y & 3) * 4 + (x & 3)]
