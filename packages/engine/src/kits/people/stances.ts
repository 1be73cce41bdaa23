/** On its side with the head towards −x and the face to the viewer; face down with the head towards +x; on its hands. */
export type Turned = 'side' | 'prone' | 'inverted'

/** Feet relative to the hips, in leg lengths: forward, over the ground; knees bend forward. */
export type Footing = readonly [left: readonly [number, number], right: readonly [number, number], drop: number, lean: number]
export const STANCES = {
  stand: [[0.03, 0], [-0.02, 0], 0.006, 0], walk: [[0.34, 0], [-0.34, 0.06], 0.06, 0.05], run: [[0.46, 0.32], [-0.62, 0.2], -0.04, 0.24],
  jump: [[0.3, 0.36], [-0.42, 0.3], -0.3, 0.06], fly: [[-0.42, 0.12], [-0.55, 0.2], -0.5, 0.5], dance: [[0.04, 0], [-0.16, 0.46], 0.01, -0.03],
  ease: [[-0.03, 0], [0.16, 0], 0.012, -0.015], kick: [[-0.04, 0], [0.5, 0.3], 0.02, -0.1], lunge: [[0.46, 0], [-0.46, 0.03], 0.16, 0.06],
  tree: [[0, 0], [0.05, 0.46], 0, 0], warrior: [[0.5, 0], [-0.66, 0], 0.25, 0],
  // Turned about, so that forwards is down: who leans on the hands has the feet on the same ground.
  pike: [[0.78, 0.4], [0.78, 0.4], 0, 0.42], plank: [[0.66, 0.25], [0.66, 0.25], 0, 0.05], ski: [[0.16, 0], [0.04, 0], 0.13, 0.3],
  drift: [[0.5, 0.74], [-0.46, 0.46], -0.3, 0.34], squat: [[0.2, 0], [0.18, 0], 0.42, 0.4], 'upside down': [[0.1, 0.02], [-0.12, 0.04], 0, -0.03],
} as const satisfies Readonly<Record<string, Footing>>
/** How the legs are; those without a row stand on no ground of their own. */
export type Stance = keyof typeof STANCES | 'sit' | 'seated' | 'ride' | 'kneel' | 'cycle'
