import type { Face, Slab } from '../../kits/buildings/wall-faces.ts'

/** A ceiling that slopes up from both walls to the middle: `profile` lists half width and height from the wall up, with a slope between each two entries. */
export function vault(profile: readonly (readonly [half: number, height: number])[], front: number, back: number, face: Face): Slab[] {
  return profile.slice(1).flatMap(([inner, high], i): Slab[] => {
    const [outer, low] = profile[i]
    const slope = { face, castsShadow: false } as const
    return [
      { ...slope, min: [-outer - 0.05, low, front], max: [-inner, high, back], lean: { right: [outer - inner, 0] } },
      { ...slope, min: [inner, low, front], max: [outer + 0.05, high, back], lean: { left: [outer - inner, 0] } }]
  })
}
