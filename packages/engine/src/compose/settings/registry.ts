import type { Setting } from '../setting.ts'
import { geometricBackdrop, waveBackdrop } from './abstract-backdrop.ts'
import { bokehBackdrop } from './bokeh-backdrop.ts'
import { serverRoom, supermarket, warehouse } from './rooms/aisles.ts'
import { artistStudio } from './rooms/artist-studio.ts'
import { attic } from './rooms/attic.ts'
import { bar } from './rooms/bar.ts'
import { bathroom } from './rooms/bathroom.ts'
import { bedroom } from './rooms/bedroom.ts'
import { boutique } from './rooms/boutique.ts'
import { cafe } from './rooms/cafe.ts'
import { castle, throneRoom } from './rooms/castle.ts'
import { classroom } from './rooms/classroom.ts'
import { courtroom } from './rooms/courtroom.ts'
import { dungeon } from './rooms/dungeon.ts'
import { factory } from './rooms/factory.ts'
import { kitchen } from './rooms/kitchen.ts'
import { laboratory } from './rooms/laboratory.ts'
import { laundromat } from './rooms/laundromat.ts'
import { library } from './rooms/library.ts'
import { meetingRoom } from './rooms/meeting-room.ts'
import { modernKitchen } from './rooms/modern-kitchen.ts'
import { room } from './rooms/room.ts'
import { barbershop, hairSalon } from './rooms/salon.ts'
import { bakery, pharmacy } from './rooms/shop-counters.ts'
import { stillLife, windowTable } from './rooms/window-table.ts'
import { gym, hospitalRoom, office } from './rooms/work-rooms.ts'
import { garage, workshop } from './rooms/workshop.ts'
import { beach } from './shores/beach.ts'
import { coast } from './shores/coast.ts'
import { island } from './shores/island.ts'
import { harborModel, isle, seaBlock } from './shores/isle.ts'
import { fjord, lake } from './shores/lake.ts'
import { marina } from './shores/marina.ts'
import { ocean } from './shores/ocean.ts'
import { polarIce } from './shores/polar-ice.ts'
import { river } from './shores/river.ts'
import { turquoiseLagoon } from './shores/turquoise-lagoon.ts'
import { underwater } from './shores/underwater.ts'
import { waterGarden } from './shores/water-garden.ts'
import { waterfall } from './shores/waterfall.ts'
import { spaceship } from './spaceship.ts'
import { studio } from './studio.ts'
import { bazaar } from './towns/bazaar.ts'
import { beachBar } from './towns/beach-bar.ts'
import { canal } from './towns/canal.ts'
import { cityStreet } from './towns/city-street.ts'
import { cyberpunkAlley } from './towns/cyberpunk-alley.ts'
import { fairground } from './towns/fairground.ts'
import { farm } from './towns/farm.ts'
import { floatingMarket } from './towns/floating-market.ts'
import { garden } from './towns/garden.ts'
import { graveyard } from './towns/graveyard.ts'
import { greatWall } from './towns/great-wall.ts'
import { manhattanSkyline } from './towns/manhattan-skyline.ts'
import { parisStreet } from './towns/paris-street.ts'
import { park } from './towns/park.ts'
import { playground } from './towns/playground.ts'
import { poolside } from './towns/poolside.ts'
import { ruins } from './towns/ruins.ts'
import { skyline } from './towns/skyline.ts'
import { coastRoad, desertRoad, mountainRoad, street } from './towns/street.ts'
import { seaTerrace, terrace } from './towns/terrace.ts'
import { tokyoStreet } from './towns/tokyo-street.ts'
import { village } from './towns/village.ts'
import { whiteVillage } from './towns/white-village.ts'
import { airport } from './venues/airport.ts'
import { basketballCourt } from './venues/basketball-court.ts'
import { bowlingAlley } from './venues/bowling-alley.ts'
import { boxingRing } from './venues/boxing-ring.ts'
import { churchInterior } from './venues/church-interior.ts'
import { cinema } from './venues/cinema.ts'
import { artGallery, museum } from './venues/gallery.ts'
import { greenhouse } from './venues/greenhouse.ts'
import { iceRink } from './venues/ice-rink.ts'
import { indoorPool } from './venues/indoor-pool.ts'
import { jazzClub } from './venues/jazz-club.ts'
import { railwayPlatform } from './venues/railway-platform.ts'
import { stadium } from './venues/stadium.ts'
import { theaterStage } from './venues/stage.ts'
import { subwayStation, trainStation } from './venues/stations.ts'
import { temple } from './venues/temple.ts'
import { brickBackdrop, concreteBackdrop, flowerBackdrop, plankBackdrop, plasterBackdrop } from './walls.ts'
import { alienPlanet, mars } from './wild/alien-planet.ts'
import { bambooForest } from './wild/bamboo-forest.ts'
import { canyon } from './wild/canyon.ts'
import { cappadocia } from './wild/cappadocia.ts'
import { cave } from './wild/cave.ts'
import { clouds } from './wild/clouds.ts'
import { desert, oasis, sandDunes } from './wild/desert.ts'
import { flowerField } from './wild/flower-field.ts'
import { forest } from './wild/forest.ts'
import { fuji, fujiSkyline } from './wild/fuji.ts'
import { geyser } from './wild/geyser.ts'
import { cliff, hill } from './wild/hill.ts'
import { jungle } from './wild/jungle.ts'
import { meadow } from './wild/meadow.ts'
import { moon } from './wild/moon.ts'
import { moor } from './wild/moor.ts'
import { mountains } from './wild/mountains.ts'
import { orbit } from './wild/orbit.ts'
import { rollingHills } from './wild/rolling-hills.ts'
import { savanna, waterhole } from './wild/savanna.ts'
import { snowyForest } from './wild/snowy-forest.ts'
import { galaxy, space } from './wild/space.ts'
import { riceTerraces, teaPlantation, vineyard } from './wild/terraced-fields.ts'

/** Every place the engine can build. */
const SETTINGS: readonly Setting[] = [
  airport,
  alienPlanet,
  artGallery,
  artistStudio,
  attic,
  bakery,
  bambooForest,
  bar,
  barbershop,
  basketballCourt,
  bathroom,
  bazaar,
  beach,
  beachBar,
  bedroom,
  boutique,
  bokehBackdrop,
  bowlingAlley,
  boxingRing,
  brickBackdrop,
  cafe,
  canal,
  canyon,
  cappadocia,
  castle,
  cave,
  churchInterior,
  cinema,
  cityStreet,
  classroom,
  cliff,
  clouds,
  courtroom,
  cyberpunkAlley,
  coast,
  coastRoad,
  concreteBackdrop,
  desert,
  desertRoad,
  dungeon,
  factory,
  fairground,
  farm,
  fjord,
  floatingMarket,
  flowerBackdrop,
  flowerField,
  forest,
  fuji,
  fujiSkyline,
  galaxy,
  garage,
  garden,
  geyser,
  geometricBackdrop,
  graveyard,
  greatWall,
  greenhouse,
  gym,
  hairSalon,
  harborModel,
  hill,
  hospitalRoom,
  iceRink,
  indoorPool,
  island,
  isle,
  jazzClub,
  jungle,
  kitchen,
  laboratory,
  windowTable,
  lake,
  laundromat,
  library,
  manhattanSkyline,
  marina,
  mars,
  meadow,
  meetingRoom,
  modernKitchen,
  moon,
  moor,
  mountainRoad,
  mountains,
  museum,
  oasis,
  ocean,
  office,
  orbit,
  parisStreet,
  park,
  pharmacy,
  plankBackdrop,
  plasterBackdrop,
  playground,
  polarIce,
  poolside,
  railwayPlatform,
  riceTerraces,
  river,
  rollingHills,
  room,
  ruins,
  sandDunes,
  savanna,
  waterhole,
  seaBlock,
  seaTerrace,
  serverRoom,
  skyline,
  snowyForest,
  space,
  spaceship,
  stadium,
  stillLife,
  teaPlantation,
  theaterStage,
  street,
  studio,
  supermarket,
  subwayStation,
  temple,
  terrace,
  throneRoom,
  tokyoStreet,
  trainStation,
  turquoiseLagoon,
  underwater,
  village,
  vineyard,
  warehouse,
  waterGarden,
  waterfall,
  waveBackdrop,
  whiteVillage,
  workshop,
]

const BY_ID: ReadonlyMap<string, Setting> = new Map(SETTINGS.map((setting) => [setting.id, setting]))

/** Ids of all places. */
export const BUILT_SETTINGS: readonly string[] = SETTINGS.map((setting) => setting.id)

export function findSetting(id: string): Setting | undefined {
  return BY_ID.get(id)
}
