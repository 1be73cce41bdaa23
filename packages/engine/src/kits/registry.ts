import { aircraftKit } from './aircraft.ts'
import { birdKit } from './bird.ts'
import { boatKit } from './boat.ts'
import { buildingKit } from './building.ts'
import { clothingKit } from './clothing.ts'
import { dragonKit } from './dragon.ts'
import { foodKit } from './food.ts'
import { furnitureKit } from './furniture.ts'
import { humanKit } from './human.ts'
import { insectKit } from './insect.ts'
import { instrumentKit } from './instrument.ts'
import type { Kit } from './kit.ts'
import { plantKit } from './plant.ts'
import { propKit } from './prop.ts'
import { quadrupedKit } from './quadruped.ts'
import { railKit } from './rail.ts'
import { robotKit } from './robot.ts'
import { seaKit } from './sea.ts'
import { shapeKit } from './shape.ts'
import { skyKit } from './sky-body.ts'
import { sportKit } from './sport.ts'
import { toolKit } from './tool.ts'
import { treeKit } from './tree.ts'
import { wheeledKit } from './wheeled.ts'

/** Every family, one entry each; the key is what stands before the colon in a lexicon row's `kit`. */
const KITS: Readonly<Record<string, Kit>> = {
  shape: shapeKit,
  prop: propKit,
  clothing: clothingKit,
  sport: sportKit,
  instrument: instrumentKit,
  tool: toolKit,
  wheeled: wheeledKit,
  aircraft: aircraftKit,
  boat: boatKit,
  rail: railKit,
  furniture: furnitureKit,
  food: foodKit,
  tree: treeKit,
  sky: skyKit,
  plant: plantKit,
  building: buildingKit,
  human: humanKit,
  quadruped: quadrupedKit,
  bird: birdKit,
  sea: seaKit,
  insect: insectKit,
  dragon: dragonKit,
  robot: robotKit,
}

/** The kit that draws `kitName` ("quadruped:fox" or "quadruped"). Throws on a family no one draws. */
export function kitFor(kitName: string): Kit {
  const family = kitName.split(':')[0]
  const kit = KITS[family]
  if (!kit) throw new Error(`No kit draws the family "${family}"`)
  return kit
}

/** Families that can be drawn. */
export function kitFamilies(): readonly string[] {
  return Object.keys(KITS)
}
