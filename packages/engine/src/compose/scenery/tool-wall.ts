import { type Face, matte, type Slab, shadowless } from '../../kits/buildings/wall-faces.ts'
import type { Rgb } from '../../render/scene.ts'

const STEEL: Rgb = [0.42, 0.44, 0.47]
const WOOD: Rgb = [0.46, 0.25, 0.1]
const RED: Rgb = [0.62, 0.04, 0.03]
const BLUE: Rgb = [0.03, 0.14, 0.42]

/** Color of a tool at (p, q) meters from its middle; undefined outside of it. */
type Tool = (p: number, q: number) => Rgb | undefined

const hammer: Tool = (p, q) => {
  if (Math.abs(q - 0.16) < 0.042 && Math.abs(p) < 0.1) return STEEL
  return Math.abs(p) < 0.022 && Math.abs(q) < 0.2 ? WOOD : undefined
}

const saw: Tool = (p, q) => {
  const grip = Math.hypot(p, (q - 0.15) * 0.9)
  if (q > 0.06 && grip < 0.085) return grip > 0.035 ? WOOD : undefined
  return q <= 0.08 && q > -0.24 && p > -0.08 && p < 0.03 + (q + 0.05) * 0.22 ? STEEL : undefined
}

const wrench: Tool = (p, q) => {
  const end = Math.hypot(p, Math.abs(q) - 0.16)
  if (end < 0.062) return end > 0.026 && (q < 0 || q < 0.17 || Math.abs(p) > 0.026) ? STEEL : undefined
  return Math.abs(p) < 0.024 && Math.abs(q) < 0.16 ? STEEL : undefined
}

const screwdriver: Tool = (p, q) => {
  if (q > 0.03 && q < 0.19 && Math.abs(p) < 0.036 - Math.abs(q - 0.11) * 0.12) return BLUE
  return Math.abs(p) < 0.012 && q < 0.04 && q > -0.2 ? STEEL : undefined
}

const pliers: Tool = (p, q) => {
  if (Math.hypot(p * 1.3, q - 0.1) < 0.07) return Math.abs(p) < 0.006 && q > 0.1 ? undefined : STEEL
  const bow = 0.025 + Math.sin(Math.min(1, (0.06 - q) / 0.26) * Math.PI) * 0.045
  return q < 0.06 && q > -0.2 && Math.abs(Math.abs(p) - bow) < 0.019 ? RED : undefined
}

const brush: Tool = (p, q) => {
  if (q > 0 && q < 0.2) return Math.abs(p) < 0.02 + Math.max(0, 0.06 - q) * 0.5 ? WOOD : undefined
  if (q > -0.05 && q <= 0) return Math.abs(p) < 0.06 ? STEEL : undefined
  return q <= -0.05 && q > -0.16 && Math.abs(p) < 0.06 ? [0.7, 0.58, 0.36] : undefined
}

const TOOLS: readonly Tool[] = [hammer, saw, wrench, screwdriver, pliers, brush]

/** A pegboard on the back wall with rows of tools. */
export function toolWall(x: number, y: number, z: number, width: number, seed: number, board: Rgb): Slab {
  const columns = Math.max(2, Math.round(width / 0.32))
  const cell = width / columns
  const rows = 2
  const tall = 0.5
  const face: Face = (axis, u, v, _x, _y, _z, out) => {
    const edge = Math.min(u, width - u, v, tall * rows - v)
    matte(out, board[0], board[1], board[2])
    if (axis !== 2 || edge < 0.03) return matte(out, board[0] * 0.5, board[1] * 0.5, board[2] * 0.5)
    if (Math.hypot(((u / 0.07) % 1) - 0.5, ((v / 0.07) % 1) - 0.5) < 0.16) matte(out, 0.03, 0.025, 0.02)
    const [i, j] = [Math.floor(u / cell), Math.floor(v / tall)]
    const tool = TOOLS[(i * 5 + j * 2 + seed) % TOOLS.length]
    const [p, q] = [u - (i + 0.5) * cell, v - (j + 0.5) * tall]
    const tone = tool(p, q)
    if (tone) matte(out, tone[0], tone[1], tone[2], 0.4)
    else if (tool(p - 0.018, q + 0.022)) matte(out, board[0] * 0.4, board[1] * 0.4, board[2] * 0.4)
  }
  return shadowless(x - width / 2, y, z - 0.04, x + width / 2, y + tall * rows, z, face)
}
