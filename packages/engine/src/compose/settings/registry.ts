import type { Setting } from '../setting.ts'
import { geometricBackdrop, waveBackdrop } from './abstract-backdrop.ts'
import { airport } from './airport.ts'
import { serverRoom, supermarket, warehouse } from './aisles.ts'
import { alienPlanet, mars } from './alien-planet.ts'
import { artistStudio } from './artist-studio.ts'
import { attic } from './attic.ts'
import { bambooForest } from './bamboo-forest.ts'
import { bar } from './bar.ts'
import { basketballCourt } from './basketball-court.ts'
import { bathroom } from './bathroom.ts'
import { bazaar } from './bazaar.ts'
import { beach } from './beach.ts'
import { beachBar } from './beach-bar.ts'
import { bedroom } from './bedroom.ts'
import { bokehBackdrop } from './bokeh-backdrop.ts'
import { boutique } from './boutique.ts'
import { bowlingAlley } from './bowling-alley.ts'
import { boxingRing } from './boxing-ring.ts'
import { cafe } from './cafe.ts'
import { canal } from './canal.ts'
import { canyon } from './canyon.ts'
import { cappadocia } from './cappadocia.ts'
import { castle, throneRoom } from './castle.ts'
import { cave } from './cave.ts'
import { churchInterior } from './church-interior.ts'
import { cinema } from './cinema.ts'
import { cityStreet } from './city-street.ts'
import { classroom } from './classroom.ts'
import { clouds } from './clouds.ts'
import { coast } from './coast.ts'
import { courtroom } from './courtroom.ts'
import { cyberpunkAlley } from './cyberpunk-alley.ts'
import { desert, oasis, sandDunes } from './desert.ts'
import { dungeon } from './dungeon.ts'
import { factory } from './factory.ts'
import { fairground } from './fairground.ts'
import { farm } from './farm.ts'
import { floatingMarket } from './floating-market.ts'
import { flowerField } from './flower-field.ts'
import { forest } from './forest.ts'
import { fuji, fujiSkyline } from './fuji.ts'
import { artGallery, museum } from './gallery.ts'
import { garden } from './garden.ts'
import { geyser } from './geyser.ts'
import { graveyard } from './graveyard.ts'
import { greatWall } from './great-wall.ts'
import { greenhouse } from './greenhouse.ts'
import { cliff, hill } from './hill.ts'
import { iceRink } from './ice-rink.ts'
import { indoorPool } from './indoor-pool.ts'
import { harborModel, isle, seaBlock } from './isle.ts'
import { jazzClub } from './jazz-club.ts'
import { jungle } from './jungle.ts'
import { kitchen } from './kitchen.ts'
import { laboratory } from './laboratory.ts'
import { fjord, lake } from './lake.ts'
import { laundromat } from './laundromat.ts'
import { library } from './library.ts'
import { manhattanSkyline } from './manhattan-skyline.ts'
import { marina } from './marina.ts'
import { meadow } from './meadow.ts'
import { meetingRoom } from './meeting-room.ts'
import { modernKitchen } from './modern-kitchen.ts'
import { moon } from './moon.ts'
import { moor } from './moor.ts'
import { mountains } from './mountains.ts'
import { ocean } from './ocean.ts'
import { orbit } from './orbit.ts'
import { parisStreet } from './paris-street.ts'
import { park } from './park.ts'
import { playground } from './playground.ts'
import { polarIce } from './polar-ice.ts'
import { poolside } from './poolside.ts'
import { railwayPlatform } from './railway-platform.ts'
import { river } from './river.ts'
import { rollingHills } from './rolling-hills.ts'
import { room } from './room.ts'
import { ruins } from './ruins.ts'
import { barbershop, hairSalon } from './salon.ts'
import { savanna, waterhole } from './savanna.ts'
import { bakery, pharmacy } from './shop-counters.ts'
import { skyline } from './skyline.ts'
import { snowyForest } from './snowy-forest.ts'
import { galaxy, space } from './space.ts'
import { spaceship } from './spaceship.ts'
import { stadium } from './stadium.ts'
import { theaterStage } from './stage.ts'
import { subwayStation, trainStation } from './stations.ts'
import { coastRoad, desertRoad, mountainRoad, street } from './street.ts'
import { studio } from './studio.ts'
import { temple } from './temple.ts'
import { seaTerrace, terrace } from './terrace.ts'
import { riceTerraces, teaPlantation, vineyard } from './terraced-fields.ts'
import { tokyoStreet } from './tokyo-street.ts'
import { turquoiseLagoon } from './turquoise-lagoon.ts'
import { underwater } from './underwater.ts'
import { village } from './village.ts'
import { brickBackdrop, concreteBackdrop, flowerBackdrop, plankBackdrop, plasterBackdrop } from './walls.ts'
import { waterGarden } from './water-garden.ts'
import { waterfall } from './waterfall.ts'
import { whiteVillage } from './white-village.ts'
import { stillLife, windowTable } from './window-table.ts'
import { gym, hospitalRoom, office } from './work-rooms.ts'
import { garage, workshop } from './workshop.ts'

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
