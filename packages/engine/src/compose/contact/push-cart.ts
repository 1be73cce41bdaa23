import { type Actor, extentOf, turned } from '../actor.ts'
import { anchorOf, attach } from './joint-points.ts'

/** Carts that are pushed by a handle. */
export const PUSHED = /^wheeled:(stroller|shopping-cart|wheelbarrow|handcart|wheelchair|hand-truck)$/
const HANDLE_AHEAD = new Set(['wheeled:stroller'])
/** How far the handle reaches into the hands, in meters of the cart. */
const OVERLAP = 0.05
/** Both are seen from the side, slightly from the front. */
const FROM_SIDE = 0.42

/** Puts a cart in front of its pusher, whose hands are at its handle. */
export function pushCart(pusher: Actor, cart: Actor): void {
  pusher.yaw = FROM_SIDE
  cart.scale = pusher.scale
  const hand = anchorOf(pusher, 'hand')
  const { min, max } = extentOf({ ...cart, yaw: 0 })
  // Some kits have the handle in front.
  const turnedAbout = HANDLE_AHEAD.has(cart.entity.kit)
  cart.yaw = FROM_SIDE + (turnedAbout ? Math.PI : 0)
  const behind = turnedAbout ? max[0] : -min[0]
  const [x, , z] = turned([(Math.hypot(hand[0], hand[2]) + behind - OVERLAP * cart.scale) / cart.scale, 0, 0], FROM_SIDE, cart.scale)
  attach(cart, pusher, [x, 0, z])
}
