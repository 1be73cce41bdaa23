import { type SolidBody, STRIDE } from './solid-body.ts'

/**
 * The primitives of a body that matter in each block of its grid: a handful instead of hundreds, so that a figure with many parts costs little
 * more to render than a simple one. Blocks far from the surface have none.
 */
export type BlockMembers = {
  /** Members of block b that shape the surface: `shape[shapeStart[b] … shapeStart[b] + shapeCount[b])`. */
  readonly shapeStart: Uint32Array
  readonly shapeCount: Uint16Array
  /** Members whose color may still reach the surface; a larger set than those that shape it. */
  readonly colorStart: Uint32Array
  readonly colorCount: Uint16Array
  readonly indices: { list: Uint16Array }
  /**
   * Adds block `block` with half diagonal `radius`, given each primitive's own distance at the block's center. `reach` is the max distance from
   * the surface at which distances are needed.
   */
  readonly add: (block: number, body: SolidBody, own: Float64Array, radius: number, reach: number) => void
}

/** Color weights below this share are invisible; see `blendedColor`. */
const COLOR_REACH = 0.13

function isOfOneMaterial(data: Float64Array, list: Uint16Array, from: number, to: number): boolean {
  for (let i = from + 1; i < to; i++) if (data[list[i] * STRIDE + 1] !== data[list[from] * STRIDE + 1]) return false
  return true
}

/** For a grid of `blocks` blocks; only with `colorsBlend` may more primitives color a block than shape it. */
export function createBlockMembers(blocks: number, colorsBlend: boolean): BlockMembers {
  let used = 0
  const indices = { list: new Uint16Array(1024) }
  const members: BlockMembers = {
    shapeStart: new Uint32Array(blocks),
    shapeCount: new Uint16Array(blocks),
    colorStart: new Uint32Array(blocks),
    colorCount: new Uint16Array(blocks),
    indices,
    add,
  }

  function add(block: number, body: SolidBody, own: Float64Array, radius: number, reach: number): void {
    const { data, count, maxBlend } = body
    if (used + count * 3 > indices.list.length) {
      const grown = new Uint16Array((used + count * 3) * 2)
      grown.set(indices.list)
      indices.list = grown
    }
    const { list } = indices
    let nearest = 1e9
    for (let i = 0; i < count; i++) if (own[i] < nearest) nearest = own[i]
    // Within the block the surface may be up to `nearest + radius` from its closest primitive; a primitive matters if its own distance can come
    // within blending range of that.
    const shaping = nearest + 2 * radius
    const coloring = COLOR_REACH * body.radius
    const least = maxBlend * 0.5
    members.shapeStart[block] = used
    for (let i = 0; i < count; i++) {
      const blend = Math.max(data[i * STRIDE + 2], least)
      if (own[i] < shaping + blend && own[i] - radius < reach + blend) list[used++] = i
    }
    members.shapeCount[block] = used - members.shapeStart[block]
    if (!colorsBlend) {
      members.colorStart[block] = members.shapeStart[block]
      members.colorCount[block] = members.shapeCount[block]
      return
    }
    members.colorStart[block] = used
    for (let i = 0; i < count; i++) if (own[i] - radius < Math.max(coloring, data[i * STRIDE + 2], least)) list[used++] = i
    members.colorCount[block] = used - members.colorStart[block]
    if (!isOfOneMaterial(data, list, members.colorStart[block], used)) return
    // No other color blends in: the shaping members also give the color.
    used = members.colorStart[block]
    members.colorStart[block] = members.shapeStart[block]
    members.colorCount[block] = members.shapeCount[block]
  }

  return members
}
