import type { StyleId } from '@easel/contract/styles'
import { CAMERA_AND_SCREEN } from './guides-camera-screen.ts'
import { CRAFT } from './guides-craft.ts'
import { HAND_AND_PRESS } from './guides-hand-press.ts'
import { LENS_AND_PIXEL } from './guides-lens-pixel.ts'
import { PAINT_AND_PEN } from './guides-paint-pen.ts'
import { PRINT_AND_WORLDS } from './guides-print-worlds.ts'
import type { StyleGuide } from './style-guide.ts'

/** The guide of every style; the type check fails without one. */
export const STYLE_GUIDES: Readonly<Record<StyleId, StyleGuide>> = {
  ...CAMERA_AND_SCREEN,
  ...PAINT_AND_PEN,
  ...PRINT_AND_WORLDS,
  ...HAND_AND_PRESS,
  ...LENS_AND_PIXEL,
  ...CRAFT,
}
