import type { DecalPass } from './decal-pass.ts'
import type { Lighting } from './lighting.ts'
import type { Scene } from './scene.ts'
import type { ScreenTiles } from './screen-tiles.ts'
import type { Shadows } from './shadows.ts'
import type { GlassLight } from './sheer/glass-light.ts'
import type { Fog } from './sky/fog.ts'
import type { SkyColor } from './sky/sky.ts'
import type { PlacedSolid } from './solids/placed-solid.ts'
import type { SpriteShadows } from './sprites/sprite-shadows.ts'
import type { TerrainMap } from './terrain-march.ts'
import type { View } from './view.ts'

/** Everything that shading a pixel needs from the picture. */
export type ShadingContext = {
  readonly scene: Scene
  readonly view: View
  readonly tiles: ScreenTiles
  readonly placed: readonly PlacedSolid[]
  readonly terrainMap: TerrainMap | undefined
  readonly sky: SkyColor
  readonly dome: SkyColor
  readonly fog: Fog
  readonly lighting: Lighting
  readonly shadows: Shadows
  readonly glassLight: GlassLight | undefined
  readonly spriteShadows: SpriteShadows | undefined
  readonly decals: DecalPass
}
