import type { Setting } from '../setting.ts'
import { bokehBackdrop, geometricBackdrop, studio, waveBackdrop } from './backdrops.ts'
import { serverRoom, supermarket, warehouse } from './rooms/aisles.ts'
import { bar, cafe, jazzClub } from './rooms/bars.ts'
import { castle, dungeon, throneRoom } from './rooms/castles.ts'
import { attic, bathroom, bedroom, room } from './rooms/homes.ts'
import { factory, laboratory } from './rooms/industry.ts'
import { kitchen, modernKitchen } from './rooms/kitchens.ts'
import { barbershop, hairSalon, laundromat } from './rooms/services.ts'
import { bakery, boutique, pharmacy } from './rooms/shops.ts'
import { classroom, library, meetingRoom } from './rooms/study-rooms.ts'
import { stillLife, windowTable } from './rooms/window-table.ts'
import { courtroom, gym, hospitalRoom, office } from './rooms/work-rooms.ts'
import { artistStudio, garage, workshop } from './rooms/workshops.ts'
import { beach, turquoiseLagoon, underwater } from './shores/beaches.ts'
import { waterfall, waterGarden } from './shores/falling-water.ts'
import { harborModel, island, isle, marina, seaBlock } from './shores/islands.ts'
import { fjord, lake, river } from './shores/lakes.ts'
import { coast, ocean, polarIce } from './shores/seas.ts'
import { spaceship } from './spaceship.ts'
import { bazaar } from './towns/bazaar.ts'
import { farm, garden, graveyard, park, village } from './towns/gardens.ts'
import { manhattanSkyline } from './towns/manhattan-skyline.ts'
import { greatWall, ruins } from './towns/old-stones.ts'
import { beachBar, fairground, playground } from './towns/outings.ts'
import { parisStreet } from './towns/paris-street.ts'
import { poolside } from './towns/poolside.ts'
import { cityStreet, coastRoad, cyberpunkAlley, desertRoad, mountainRoad, skyline, street } from './towns/streets.ts'
import { seaTerrace, terrace } from './towns/terrace.ts'
import { tokyoStreet } from './towns/tokyo-street.ts'
import { canal, floatingMarket } from './towns/waterside.ts'
import { whiteVillage } from './towns/white-village.ts'
import { airport, greenhouse } from './venues/halls-of-glass.ts'
import { bowlingAlley, indoorPool } from './venues/leisure.ts'
import { churchInterior, temple } from './venues/prayer.ts'
import { railwayPlatform, subwayStation, trainStation } from './venues/railways.ts'
import { artGallery, cinema, museum, theaterStage } from './venues/shows.ts'
import { basketballCourt, boxingRing, iceRink, stadium } from './venues/sports.ts'
import { brickBackdrop, concreteBackdrop, flowerBackdrop, plankBackdrop, plasterBackdrop } from './walls.ts'
import { clouds } from './wild/clouds.ts'
import { desert, oasis, sandDunes } from './wild/desert.ts'
import { fuji, fujiSkyline } from './wild/fuji.ts'
import { flowerField, meadow, moor, savanna, waterhole } from './wild/grassland.ts'
import { cliff, hill, mountains, rollingHills } from './wild/hills.ts'
import { canyon, cappadocia, cave, geyser } from './wild/rocks.ts'
import { alienPlanet, galaxy, mars, moon, orbit, space } from './wild/space.ts'
import { riceTerraces, teaPlantation, vineyard } from './wild/terraced-fields.ts'
import { bambooForest, forest, jungle, snowyForest } from './wild/woods.ts'

/** Every place the engine can build. */
const SETTINGS: readonly Setting[] = [
  airport, alienPlanet, artGallery, artistStudio, attic, bakery, bambooForest, bar, barbershop, basketballCourt, bathroom, bazaar, beach, beachBar, bedroom,
  boutique, bokehBackdrop, bowlingAlley, boxingRing, brickBackdrop, cafe, canal, canyon, cappadocia, castle, cave, churchInterior, cinema, cityStreet,
  classroom, cliff, clouds, courtroom, cyberpunkAlley, coast, coastRoad, concreteBackdrop, desert, desertRoad, dungeon, factory, fairground, farm, fjord,
  floatingMarket, flowerBackdrop, flowerField, forest, fuji, fujiSkyline, galaxy, garage, garden, geyser, geometricBackdrop, graveyard, greatWall, greenhouse,
  gym, hairSalon, harborModel, hill, hospitalRoom, iceRink, indoorPool, island, isle, jazzClub, jungle, kitchen, laboratory, windowTable, lake, laundromat,
  library, manhattanSkyline, marina, mars, meadow, meetingRoom, modernKitchen, moon, moor, mountainRoad, mountains, museum, oasis, ocean, office, orbit,
  parisStreet, park, pharmacy, plankBackdrop, plasterBackdrop, playground, polarIce, poolside, railwayPlatform, riceTerraces, river, rollingHills, room, ruins,
  sandDunes, savanna, waterhole, seaBlock, seaTerrace, serverRoom, skyline, snowyForest, space, spaceship, stadium, stillLife, teaPlantation, theaterStage,
  street, studio, supermarket, subwayStation, temple, terrace, throneRoom, tokyoStreet, trainStation, turquoiseLagoon, underwater, village, vineyard, warehouse,
  waterGarden, waterfall, waveBackdrop, whiteVillage, workshop]

const BY_ID: ReadonlyMap<string, Setting> = new Map(SETTINGS.map((setting) => [setting.id, setting]))

/** Ids of all places. */
export const BUILT_SETTINGS: readonly string[] = SETTINGS.map((setting) => setting.id)

export const findSetting = (id: string): Setting | undefined => BY_ID.get(id)
