import { birdKit } from './animals/bird.ts'
import { insectKit } from './animals/insect.ts'
import { seaKit } from './animals/sea.ts'
import { dragonKit } from './beasts/dragon.ts'
import { quadrupedKit } from './beasts/quadruped.ts'
import type { Kit } from './builder/index.ts'
import { buildingKit } from './buildings/building.ts'
import { clothingKit } from './clothing/clothing.ts'
import { foodKit } from './food/food.ts'
import { furnitureKit } from './furniture/furniture.ts'
import { instrumentKit } from './instruments/instrument.ts'
import { humanKit } from './people/human.ts'
import { plantKit } from './plants/plant.ts'
import { treeKit } from './plants/tree.ts'
import { propKit } from './props/prop.ts'
import { robotKit } from './robots/robot.ts'
import { shapeKit } from './shapes/shape.ts'
import { skyKit } from './sky/sky-body.ts'
import { sportKit } from './sports/sport.ts'
import { toolKit } from './tools/tool.ts'
import { aircraftKit } from './vehicles/aircraft.ts'
import { boatKit } from './vehicles/boat.ts'
import { railKit } from './vehicles/rail.ts'
import { wheeledKit } from './vehicles/wheels.ts'

/** Every family; the key is the part before the colon in a lexicon row's `kit`. */
// biome-ignore format: a list
const KITS: Readonly<Record<string, Kit>> = {
  shape: shapeKit, prop: propKit, clothing: clothingKit, sport: sportKit, instrument: instrumentKit, tool: toolKit, wheeled: wheeledKit, aircraft: aircraftKit,
  boat: boatKit, rail: railKit, furniture: furnitureKit, food: foodKit, tree: treeKit, sky: skyKit, plant: plantKit, building: buildingKit, human: humanKit,
  quadruped: quadrupedKit, bird: birdKit, sea: seaKit, insect: insectKit, dragon: dragonKit, robot: robotKit,
}

/** The kit that draws `kitName` ("quadruped:fox" or "quadruped"). Throws on an unknown family. */
export function kitFor(kitName: string): Kit {
  const family = kitName.split(':')[0]
  const kit = KITS[family]
  if (!kit) throw new Error(`No kit draws the family "${family}"`)
  return kit
}

export const kitFamilies = (): readonly string[] => Object.keys(KITS)
