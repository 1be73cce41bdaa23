import type { Vec3 } from '../../render/scene.ts'
import { indoorSky } from '../scenery/rooms.ts'
import { defineSetting } from '../setting.ts'

/** Light from the upper left of the picture, high enough for short shadows. */
const OVERHEAD: Vec3 = [-0.44, 0.52, -0.732]

/** Nothing but a surface that is looked at from straight above; things lie on it. It is no place that a prompt can name. */
export const flatLay = defineSetting('flat-lay', { indoor: true, time: 'day', footing: () => 'air', vista: { height: 1, eye: 0.8, horizon: 0.5 } },
  (stage) => ({ sky: (sky) => ({ ...indoorSky(sky, { ...stage, night: false }, [0.72, 0.73, 0.76], [1.2, 1.15, 1.08]), sunDirection: OVERHEAD }) }))
