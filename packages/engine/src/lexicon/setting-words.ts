import { wordMap } from './word-map.ts'

/** Places the composer can build, with the words that name them. */
const SETTINGS = {
  forest:
    'woods, woodland, woodlands, pine forest, deciduous forest, autumn forest, enchanted forest, magical forest, dark forest, misty forest, birch forest, redwood forest, clearing, forest clearing, grove, glade, forest path, wood path, pine woods, mushroom forest, forest floor',
  'snowy-forest':
    'snowy forest, winter forest, winter wonderland, snow covered forest, snowy woods, snowy woodland, frozen forest, winter woods, snowy landscape, winter landscape, snowy pine forest, taiga, north pole, tundra, frozen tundra, snowfield, snow field, snowy field, frozen wasteland, snowy plain, alaska, lapland, siberia',
  'polar-ice':
    'polar ice, arctic, antarctica, antarctic, south pole, on ice, on the ice, ice field, ice floe, ice floes, pack ice, sea ice, drift ice, frozen sea, frozen ocean, arctic ocean, arctic sea, ice sheet, greenland, svalbard',
  'bamboo-forest': 'bamboo forest, bamboo grove, bamboo woods, bamboo thicket, bamboo jungle, arashiyama',
  jungle:
    'rainforest, rain forest, tropical forest, amazon, jungles, amazon rainforest, tropical jungle, swamp, bayou, marsh, mangrove, wetlands, everglades, vietnam, costa rica, borneo, congo, cambodia, laos, papua new guinea',
  'sand-dunes':
    'sand dunes, sahara, sahara desert, dunes, dune, sand dune, desert dunes, desert with dunes, dunes of the sahara, namib, namib desert, arabian desert, sea of sand, gobi, gobi desert',
  desert:
    'monument valley, death valley, wasteland, sandy desert, wild west, badlands, mesa, outback, egypt, arid land, morocco, texas, arizona, nevada, wadi rum, mongolia, new mexico',
  oasis: 'desert oasis, oasis in the desert, sahara oasis',
  canyon: 'canyons, grand canyon, gorge, ravine, slot canyon, antelope canyon, river canyon, red rock canyon',
  cappadocia: 'fairy chimneys, fairy chimney, goreme, rock valley',
  'turquoise-lagoon': 'overwater bungalows, tropical lagoon, bora bora, overwater resort, maldives lagoon',
  'fuji-skyline': 'skyline under mount fuji',
  fuji: 'mount fuji, mt fuji, mt. fuji, fujisan, lake kawaguchi, mount fujiyama',
  marina:
    'harbor, harbour, port, yacht harbor, yacht harbour, fishing harbor, fishing harbour, fishing port, harbor town, harbour town, seaport, yacht club, boat harbor, small harbor, old harbor',
  beach:
    'seashore, shore, seaside, tropical beach, sandy beach, bay, tropical island, pirate island, treasure island, island, desert island, cove, shoreline, hawaii, beachside, boardwalk by the sea, paradise island, lagoon, sandy shore, islands, maldives, caribbean, bali, phuket, zanzibar, seychelles, mauritius, fiji, tahiti, jamaica, barbados, bahamas, thailand, indonesia, philippines, sri lanka, cancun, tulum, copacabana, rio de janeiro, rio, miami, miami beach, malibu, ibiza, punta cana',
  'beach-bar': 'beach bar, tiki bar, beachside bar, bar on the beach, beach bars, tropical bar, thatched bar, tiki beach bar, beach cocktail bar',
  coast:
    'coastline, rocky coast, rocky shore, rugged coast, headland, sea cliff, sea cliffs, seaside cliff, seaside cliffs, cliffs by the sea, cliff by the sea, cliff above the sea, cliffs above the sea, cliff over the sea, cliff over the ocean, cliff overlooking the sea, cliff overlooking the ocean, ocean cliff, ocean cliffs, cliffs of moher, rocky coastline, irish coast, cornwall, big sur, amalfi coast, amalfi, capri, croatia, positano, cinque terre, algarve, brittany, normandy, dubrovnik, french riviera, cote d azur, sardinia, sicily, malta, corsica',
  'coast-road':
    'coastal road, coast road, ocean road, seaside road, coastal highway, seaside highway, road by the sea, road by the ocean, road along the coast, road along the sea, road along the ocean, coastline road, pacific coast highway',
  'desert-road': '-desert road, desert highway, route 66, road through the desert, highway through the desert, road across the desert',
  bazaar:
    'souk, souks, souq, medina, marrakech, marrakesh, spice market, spice bazaar, grand bazaar, moroccan market, moroccan souk, moroccan bazaar, arabian market, arabic market, arabian souk, arabian bazaar, turkish bazaar, turkish market, oriental market, oriental bazaar, eastern market, egyptian bazaar, egyptian market, middle eastern market, persian bazaar, persian market, marrakech market, marrakech souk, marrakech medina, marrakech street, istanbul bazaar, istanbul grand bazaar, cairo bazaar, khan el khalili, kasbah, casbah, bazaars, carpet market, rug market, moroccan street, moroccan alley, moroccan city, moroccan town, moroccan medina',
  'great-wall': '-great wall, great wall of china, chinese wall, chinese great wall',
  graveyard: 'cemetery, churchyard, burial ground, old graveyard, old cemetery',
  'basketball-court':
    'basketball arena, indoor arena, sports hall, volleyball court, basketball stadium, basketball gym, indoor court, basketball game, nba game, basketball match',
  'boxing-ring':
    'boxing ring, boxing gym, boxing match, boxing club, boxing arena, wrestling ring, fight ring, mma ring, boxing gym interior, inside a boxing ring',
  stadium:
    'soccer stadium, football field, football pitch, soccer field, soccer pitch, sports field, playing field, olympic stadium, sports stadium, arena, sports arena, baseball field, baseball stadium, running track',
  ocean: 'sea, seas, open sea, high seas, stormy sea, open ocean, seascape, atlantic, pacific, ocean waves, rough sea, crashing waves, waves, oceans',
  underwater:
    'under water, coral reef, deep sea, under the sea, undersea, seabed, sea floor, ocean floor, reef, bottom of the sea, bottom of the ocean, deep ocean, atlantis, beneath the sea, beneath the waves, beneath the ocean, submerged, under the ocean, underwater world, underwater scene, underwater city, depths of the ocean, ocean depths',
  mountains:
    'yosemite, dolomites, patagonia, swiss alps, mountain, mountain range, alps, peaks, himalayas, valley, highlands, rocky mountains, mountain landscape, snowy mountains, snowy mountain, mount everest, everest, alpine, mountain valley, andes, mountain pass, snow capped mountains, landscape, scenery, nature, wilderness, plateau, snowcapped mountains, misty mountains, vista, volcanic landscape, iceland, norway, switzerland, nepal, scotland, scottish highlands, new zealand, peru, colorado, austria, bavaria, tyrol, montana, wyoming, chile, bhutan, tibet, glacier, glaciers, mont blanc, matterhorn, queenstown, banff, slovenia, georgia mountains',
  'rolling-hills':
    'rolling hills, tuscany, hills, rolling hills of tuscany, hills of tuscany, tuscan hills, tuscan countryside, tuscan landscape, tuscan hillside, rolling countryside, rolling green hills, rolling fields, val d orcia, umbria',
  lake: 'pond, mountain lake, lakeside, lake shore, lakeshore, loch, frozen lake, alpine lake, calm lake, forest lake, reservoir, lakes, still water, calm water, crystal clear lake, canada, lake como, lake tahoe, lake louise, finland, minnesota, lake district',
  fjord: 'fjords, norwegian fjord, norwegian fjords, geirangerfjord, lofoten, lofoten islands, milford sound',
  'water-garden':
    'water garden, garden pond, lily pond, water lily pond, lotus pond, lily garden, monets garden, monet garden, giverny, pond garden, garden with a pond, garden with pond, garden with a lily pond',
  'indoor-pool':
    'indoor swimming pool, indoor pool, lap pool, swimming hall, olympic pool, olympic swimming pool, swim meet, swimming competition, aquatic center, aquatics center, public swimming pool, indoor pools',
  poolside:
    'pool, swimming pool, infinity pool, pool party, hotel pool, pool deck, backyard pool, rooftop pool, pools, swimming pools, jacuzzi, hot tub, beach club, holiday resort, luxury resort, tropical resort, resort, spa resort, beach resort',
  river: 'stream, creek, brook, riverbank, riverside, river bank, rivers, river valley, mountain stream, estuary, rapids, water',
  canal:
    'venice, canals, venice canal, venetian canal, canal in venice, venice italy, grand canal, amsterdam canal, amsterdam canals, canal house, canal houses, canal side, canalside, bruges',
  'floating-market':
    'floating market, floating markets, damnoen saduak, floating market in bangkok, floating market in thailand, floating market in vietnam, river market, water market, mekong delta',
  geyser: 'geysers, erupting geyser, geyser eruption, geyser basin, old faithful, strokkur, geysir, yellowstone, yellowstone national park',
  waterfall: 'waterfalls, cascade, niagara falls, water fall, jungle waterfall, cascades',
  hill: 'hilltop, hill top, hillside, grassy hill, green hill, knoll, mound, top of a hill, top of the hill, grassy hilltop',
  cliff:
    'cliffs, cliffside, mountaintop, mountain top, mountain peak, peak, summit, ridge, mountain summit, mountain ridge, top of a mountain, top of the mountain, cliff edge, clifftop, cliff top, rocky cliff, rocky peak, steep cliff, mountain cliff, edge of a cliff, cliffs edge, crag, precipice',
  meadow:
    'field, grassland, pasture, plain, plains, grassy field, grassy meadow, prairie, countryside, lawn, green field, fields, green fields, steppe, grassy hills, green hills, pastoral landscape, open field, grassy plain, foggy field, meadows, green meadow, shire',
  moor: 'moors, moorland, heath, heathland, heather, heather field, highland moor, scottish moor, scottish moors, yorkshire moors, english moor, dartmoor, peat bog',
  savanna:
    'savannah, african savanna, african savannah, african plains, safari, serengeti, masai mara, african grassland, kenya, tanzania, south africa, botswana, namibia, kruger park, australia',
  waterhole: 'watering hole, water hole, african waterhole, savanna waterhole',
  'flower-field':
    'flower field, flower meadow, lavender hills, lavender hill, hills of lavender, lavender valley, field of flowers, flower fields, lavender field, lavender fields, sunflower field, tulip field, poppy field, meadow of flowers, wildflower meadow, field of wildflowers, blooming meadow, rose field, flowery meadow, tulip fields, sunflower fields, provence, poppy fields, wheat field, wheat fields, field of wheat, wheatfield, barley field, golden wheat field',
  vineyard:
    'vineyards, vine rows, rows of vines, wine country, winery vineyard, grape field, napa valley, champagne vineyard, tuscan vineyard, terraced vineyard, terraced vineyards, vineyard terraces, vineyard hills, hillside vineyard, vineyard valley',
  'rice-terraces':
    'rice terraces, rice terrace, rice fields, rice field, rice paddy, rice paddies, terraced rice fields, paddy field, paddy fields, terraced fields, terraced hillside',
  'tea-plantation': 'tea plantation, tea field, tea fields, tea garden estate, tea estate, tea hills, tea farm, tea plantations, darjeeling, munnar',
  farm: 'farmland, farmyard, barnyard, ranch, corn field, cornfield, orchard, crops, pumpkin patch, plantation',
  'city-street':
    'city, street, construction site, building site, construction area, lisbon, berlin, madrid, barcelona, amsterdam, prague, vienna, istanbul, mumbai, cairo, moscow, sydney, los angeles, boston, seattle, seoul, beijing, bangkok, singapore, florence, brooklyn, town, downtown, alley, alleyway, road in the city, city center, urban street, streets, sidewalk, times square, new york, new york city, paris, london, tokyo, town square, plaza, city square, urban, marketplace, metropolis, avenue, boulevard, back alley, crosswalk, intersection, cobblestone street, cobbled street, old town, market square, rome, city streets, rainy street, parking lot, bus stop, chinatown, havana, san francisco, chicago, budapest, jaipur, mexico city, buenos aires, warsaw, athens, brussels, copenhagen, stockholm, oslo, helsinki, dublin, edinburgh, munich, hamburg, zurich, geneva, milan, naples, turin, toronto, montreal, vancouver, melbourne, delhi, new delhi, bangalore, kolkata, hanoi, saigon, ho chi minh city, manila, jakarta, lagos, nairobi, johannesburg, cape town, casablanca, cuba, philadelphia, new orleans, washington dc, austin, dallas, houston, atlanta, denver, portland, detroit, bogota, santiago, sao paulo, osaka, taipei, seville, valencia, porto, lyon, marseille, krakow, bucharest, belgrade, kyiv, tel aviv, jerusalem, doha, abu dhabi, riyadh, baku, tbilisi',
  'paris-street':
    '-paris street, parisian street, paris streets, streets of paris, paris boulevard, parisian boulevard, paris avenue, champs elysees, montmartre',
  'tokyo-street':
    '-tokyo street, tokyo streets, streets of tokyo, shibuya, shibuya crossing, shinjuku, akihabara, ginza, dotonbori, kabukicho, japanese street, japan street, osaka street',
  'manhattan-skyline':
    '-manhattan skyline, new york skyline, new york city skyline, nyc skyline, nyc, manhattan, lower manhattan, skyline of new york, skyline of manhattan',
  skyline:
    'city skyline, cityscape, skyscrapers, rooftop, rooftops, city view, futuristic city, sci fi city, futuristic cityscape, night city, hong kong, dubai, shanghai, megacity, city of the future, futuristic metropolis, floating city, big city, city rooftop, utopian city, panorama of a city',
  village:
    'medieval market square, medieval market, medieval street, medieval square, old market square, hamlet, medieval village, small town, fishing village, medieval town, village square, snowy village, suburb, suburbs, neighborhood, neighbourhood, fantasy village, fairy village, settlement, mountain village, countryside village, old village, medieval city, fantasy town, hobbiton, cotswolds, transylvania, rothenburg, alsace, colmar, hallstatt',
  'white-village':
    'santorini, mykonos, oia, cyclades, greek village, greek island, greek islands, greek town, whitewashed village, whitewashed town, santorini greece, oia santorini, santorini island, mediterranean village, white greek village',
  castle:
    '-inside a castle, castle interior, castle hall, great hall, castle courtyard, ballroom, banquet hall, palace interior, castle garden, courtyard, medieval hall, castle walls, camelot, hogwarts',
  ruins:
    'ruin, ancient ruins, ruined city, ruined temple, lost city, crypt, battlefield, ancient city, post apocalyptic city, abandoned city, ruined castle, ancient greece, ancient rome, ruined building, ancient ruin, tomb, catacombs, battle field, war zone, lost temple, machu picchu, angkor wat, petra, pompeii',
  temple:
    '-temple interior, inside a temple, temple garden, shrine interior, altar, japanese garden, zen garden, monastery garden, sanctuary, dojo, kyoto, ancient temple interior, tea garden, kathmandu, chiang mai, luang prabang, nara, bagan',
  cafe: '-coffee shop interior, cafe interior, inside a cafe, inside a coffee shop, restaurant interior, diner interior, tavern interior, cafeteria, canteen, dining hall, cozy cafe, tea room, ramen shop, ramen bar, sushi bar, gastropub',
  'church-interior':
    '-church interior, cathedral interior, inside a church, inside a cathedral, church nave, cathedral nave, nave, church altar, chapel interior, gothic cathedral interior, church aisle, basilica interior, church pews, wedding chapel interior',
  library:
    'bookstore interior, bookstore cafe, bookstore cafe interior, book cafe, bookshop cafe, old library, bookshop interior, library interior, reading room, archive, study, libraries, home library, ancient library, magic library, book room, magical library, office room',
  classroom: 'class room, schoolroom, school room, school classroom, lecture hall, lecture room, elementary classroom, inside a school, school interior',
  kitchen: 'kitchens, bakery kitchen, kitchen counter, kitchen table scene, pantry, rustic kitchen, kitchen interior',
  'modern-kitchen': 'modern kitchen, kitchen island, modern kitchen interior, kitchen showroom',
  bedroom: 'bed room, childs bedroom, kids room, bedrooms, nursery, dorm room, hotel room, teen bedroom, bedchamber, cozy bedroom, dormitory, childrens room',
  bathroom: 'bath room, bathrooms, washroom, restroom, powder room, ensuite, en suite, spa bathroom, master bathroom, bathroom interior, shower room',
  'geometric-backdrop':
    '-geometric backdrop, geometric background, geometric wallpaper, abstract background, abstract backdrop, abstract wallpaper, abstract geometric background, abstract geometric wallpaper, abstract 3d background, 3d geometric background, cubes background, geometric shapes background, abstract shapes background',
  'bokeh-backdrop': '-bokeh backdrop, bokeh wallpaper, bokeh texture, blurred lights background, blurry lights background, defocused lights',
  'wave-backdrop':
    '-wave backdrop, wave background, wavy background, waves background, gradient background, gradient wallpaper, fluid background, liquid background, flowing background, abstract waves, abstract gradient, abstract gradient background, abstract wave background, abstract waves background, abstract fluid background, fluid gradient background, gradient mesh background, abstract fluid art, abstract wavy background',
  'brick-backdrop': '-brick backdrop, brick background, brick wall background, brick wall backdrop, brick wall texture',
  'concrete-backdrop': '-concrete backdrop, concrete background, concrete wall background, concrete wall backdrop',
  'plank-backdrop':
    '-plank backdrop, wood wall background, wooden wall background, wooden background, wood background, wooden wall backdrop, rustic wood background, rustic wooden background',
  'window-table': '-window table',
  'still-life':
    'still life, still life painting, still life photography, still life composition, still life arrangement, vanitas, vanitas painting, memento mori, dutch still life, classic still life, baroque still life',
  'plaster-backdrop': '-plaster backdrop, wall background, plaster wall background, painted wall background',
  'flower-backdrop':
    '-flower backdrop, flower wall, floral wall, rose wall, wall of flowers, wall of roses, floral backdrop, flower wall background, flower wall backdrop, ivy wall',
  studio:
    'studio backdrop, logo, logo design, logotype, icon design, app icon, sticker, sticker design, die cut sticker, emblem, badge design, plain background, white background, simple background, black background, studio background, solid background, red background, red backdrop, orange background, orange backdrop, yellow background, yellow backdrop, green background, green backdrop, blue background, blue backdrop, purple background, purple backdrop, pink background, pink backdrop, teal background, teal backdrop, turquoise background, turquoise backdrop, beige background, beige backdrop, brown background, brown backdrop, navy background, navy backdrop, cream background, cream backdrop, gold background, gold backdrop, lavender background, lavender backdrop, neutral background, plain backdrop, gray background, grey background, product shot, product photo, product photography, isolated on white, seamless background, blank background, gradient background, photo studio, empty background, pastel background, clean background, dark background, transparent background, void, blurred background, blurry background, white backdrop, black backdrop, backdrop, colorful background, showroom, car showroom, dealership, car dealership',
  stage:
    'theater stage, theatre stage, concert, concert stage, spotlight stage, on stage, onstage, concert hall interior, circus ring, catwalk, runway, nightclub interior, dance floor, opera stage, music hall, gig, club, night club, disco, auditorium, rave, music festival',
  space:
    'outer space, deep space, cosmos, universe, nebula, milky way, starfield, star field, asteroid field, interstellar, cosmic, the void of space, solar system, zero gravity, intergalactic, supernova, among the stars',
  galaxy: 'galaxies, spiral galaxy, andromeda, andromeda galaxy, distant galaxy, spiral galaxies, galaxy in space, galaxy far away',
  orbit:
    'in orbit, earth orbit, low earth orbit, orbit around the earth, spacewalk, space walk, spacewalking, edge of space, earths orbit, high above the earth, far above the earth',
  moon: '-on the moon, moon surface, lunar surface, moon landscape, surface of the moon, lunar landscape, moons surface, lunar, moonscape, the moons surface, moon crater, lunar crater, on moon, dark side of the moon, earthrise',
  'alien-planet':
    'alien planet, alien world, another planet, distant planet, strange planet, alien landscape, alien desert, foreign planet, exoplanet surface, on a planet, alien jungle, purple planet, other planet, otherworldly landscape, unknown planet',
  mars: 'red planet, surface of mars, martian landscape, martian surface, martian desert, planet mars',
  cave: 'cavern, grotto, caves, crystal cave, ice cave, mine, underground, tunnel, caverns, lair, mineshaft, dragon lair, underground cave, lava cave, hell, inferno, underworld, volcanic cave, dragons lair, dragon cave, caverns deep',
  'cyberpunk-alley':
    'cyberpunk alley, cyberpunk city, cyberpunk street, neon city, neon street, neon alley, cyber city, blade runner, cyberpunk world, cyberpunk tokyo, neon lit street, neon lit alley, neon lit city, neon tokyo, cyberpunk cityscape, dystopian city, futuristic street, cyberpunk cafe, neon streets, cyberpunk metropolis, synthwave city, las vegas, las vegas strip',
  clouds:
    '-above the clouds, island in the sky, islands in the sky, in the clouds, among the clouds, sea of clouds, sky, skies, in the sky, cloudscape, heaven, floating island, floating islands, sky island, up in the air, sky city, clouds, heavens, in the air, sky kingdom, cloud city, stratosphere',
  garden:
    'gardens, backyard, rose garden, flower garden, botanical garden, vegetable garden, patio, front yard, yard, secret garden, balcony, flowerbed, flower bed, porch, zoo, english garden, herb garden, garden party, hedge maze, maze, labyrinth',
  terrace:
    'restaurant terrace, cafe terrace, outdoor restaurant, outdoor cafe, outdoor dining, outdoor dining area, sidewalk cafe, street cafe, outdoor seating, beer garden, wine terrace, hotel terrace, rooftop restaurant, rooftop bar, rooftop terrace, bistro terrace, al fresco dining, italian restaurant terrace, outdoor dining terrace, pergola terrace, brasserie, trattoria, osteria, ristorante, taverna',
  'sea-terrace':
    'sea terrace, seaside terrace, seaside restaurant, beach restaurant, seafront restaurant, seaside cafe, beach cafe, beachfront restaurant, waterfront restaurant, terrace by the sea, terrace overlooking the sea, terrace over the sea, restaurant by the sea, restaurant overlooking the sea, cafe by the sea',
  street:
    '-road, country road, countryside road, country highway, highway, path, village street, dirt road, lane, country lane, roadside, racetrack, race track, driveway, forest road, empty road, winding road, motorway, railway line, open road',
  'mountain-road':
    'mountain road, winding mountain road, mountain pass, alpine road, alpine pass, serpentine road, road in the mountains, road through the mountains, mountain highway',
  park: 'city park, central park, public park, skatepark, skate park, golf course, tennis court, festival, street festival, picnic, picnic area',
  fairground:
    'amusement park, amusement parks, theme park, theme parks, theme park ride, carnival, funfair, fun fair, county fair, village fair, state fair, street fair, at the fair, carnival grounds, fairgrounds',
  playground: 'playgrounds, playground area, childrens playground, kids playground, school playground, play area, play park',
  gym: 'fitness studio, fitness center, fitness club, weight room, dance studio, yoga studio, ballet studio, gymnasium, workout room, pilates studio',
  office: 'modern office, open office, workspace, workplace, office interior, coworking space, office building interior, corporate office',
  'hospital-room':
    'hospital room, hospital ward, hospital interior, hospital bed room, clinic, doctors office, doctor office, dentist office, doctor surgery, operating room, operating theater, operating theatre, surgery room, emergency room, doctors surgery, medical office, dental clinic, exam room, examination room, intensive care unit, dentists office',
  'art-gallery':
    'art gallery interior, gallery interior, modern art gallery, contemporary art gallery, art exhibition, exhibition, art museum, modern art museum, museum of modern art, exhibition hall',
  museum: '-museum interior, museum hall, museum gallery, inside a museum, louvre interior',
  spaceship:
    '-spaceship interior, spaceship bridge, bridge of a spaceship, bridge of a starship, starship bridge, starship interior, spacecraft interior, spaceship cockpit, spaceship control room, spaceship corridor, inside a spaceship, inside a starship, space station interior, inside a space station, cockpit, control room, mission control, sci fi interior, sci fi room, sci fi corridor, futuristic interior, futuristic room, command center, command bridge',
  'subway-station': 'metro station, underground station, tube station, subway platform, metro platform, underground platform, subway stop, london underground',
  'train-station':
    '-train station interior, station hall, train station hall, inside a train station, train terminal, grand central terminal, grand central station',
  'railway-platform':
    'train platform, railway platform, train station platform, station platform, platform of a train station, platform of a railway station, railway station platform',
  'throne-room': 'royal throne room, throne hall, royal court, kings court, king court, audience chamber',
  dungeon: 'castle dungeon, prison cell, jail cell, prison, jail, oubliette, dungeon cell',
  supermarket:
    '-supermarket interior, supermarket aisle, grocery aisle, grocery store interior, grocery store aisle, store aisle, convenience store interior, inside a supermarket, inside a grocery store, inside a store',
  'server-room': 'data center interior, data centre, data centre interior, computer server room, inside a data center, server farm',
  warehouse: '-warehouse interior, inside a warehouse, storage hall, distribution center, fulfillment center, logistics center, depot',
  factory: '-factory interior, inside a factory, assembly line, production line, factory floor, factory hall, car factory, manufacturing plant, conveyor belt',
  laundromat: 'laundromats, laundromat interior, laundrette, launderette, coin laundry, self service laundry, laundry shop, laundry room',
  workshop:
    'carpentry workshop, carpenter workshop, wood workshop, woodworking workshop, carpenters workshop, woodworking shop, woodshop, wood shop, tool shed, workshop interior, toolshed',
  garage:
    '-garage interior, car garage, auto repair shop, repair shop, car workshop, auto shop, mechanic shop, mechanics garage, mechanic garage, inside a garage, garage workshop',
  'artist-studio': 'art studio, artists studio, painters studio, painter studio, painting studio, atelier, artist atelier, artists atelier, artist workshop',
  bar: '-bar interior, pub interior, bar counter, saloon interior, cocktail bar, wine bar, irish pub, sports bar, inside a bar, inside a pub, whiskey bar, cocktail lounge, speakeasy, casino, brewery, distillery, brewpub, tasting room, izakaya, taproom, tapas bar',
  'hair-salon':
    'salon, beauty salon, hairdressers, hairdressing salon, hairdresser salon, nail salon, salon interior, hair salon interior, beauty salon interior, beauty parlor, hair studio',
  barbershop: 'barber shop, barbers shop, barbers, mens hairdresser, barbershop interior, barber shop interior',
  boutique:
    '-boutique interior, clothing store interior, clothes shop interior, fashion store interior, fashion boutique interior, inside a boutique, inside a clothing store, fitting room, showroom interior',
  greenhouse:
    '-greenhouse interior, inside a greenhouse, glasshouse interior, conservatory interior, orangery, hothouse, palm house, winter garden, botanical greenhouse, victorian greenhouse, conservatory, plant nursery, garden center',
  'meeting-room':
    'conference room, boardroom, board room, meeting rooms, conference hall, boardroom interior, conference room interior, meeting room interior, corporate boardroom, modern conference room',
  courtroom: 'court room, court of law, law court, courthouse interior, courtroom interior, courthouse, tribunal',
  airport:
    'airport terminal, airport interior, airport gate, airport lounge, departure lounge, departure hall, departures hall, boarding gate, airport hall, terminal building, airport departure lounge, inside an airport, airport waiting area',
  'jazz-club': 'jazz bar, jazz lounge, blues club, blues bar, jazz cellar, piano bar, jazz club interior, smoky jazz club',
  pharmacy:
    'drugstore, drug store, chemist shop, apothecary shop, pharmacy interior, drugstore interior, inside a pharmacy, pharmacy counter, dispensary, apothecary',
  bakery: '-bakery interior, inside a bakery, pastry shop interior, patisserie interior, cake shop interior, bakery counter, bread shop, bake shop',
  attic: 'attic room, loft attic, dusty attic, old attic, attic interior, garret, under the roof',
  cinema:
    '-cinema interior, movie theater interior, movie theatre interior, inside a cinema, inside a movie theater, cinema hall, screening room, movie hall, cinema auditorium, film theater',
  'bowling-alley': 'bowling alley, bowling lane, bowling lanes, bowling center, bowling alley interior, bowling hall',
  'ice-rink':
    'ice rink, skating rink, ice skating rink, hockey rink, ice hockey rink, ice arena, ice hockey arena, ice stadium, figure skating competition, ice hockey stadium',
  laboratory:
    'lab, science lab, laboratory interior, research lab, research laboratory, chemistry lab, chemistry laboratory, chemical laboratory, biology lab, medical lab, medical laboratory, scientific laboratory, science laboratory',
  room: 'living room, interior, sunroom, loft, penthouse, cabin interior, indoors, lounge, house interior, hallway, apartment, dining room, home office, cozy room, inside a house, inside, lobby, waiting room, basement, cellar, corridor, playroom, wooden room, room interior, sitting room, game room, messy room, empty room, locker room, elevator, interior design, mall, hotel lobby, rooms, treasury, sauna, escape room, tv room, man cave, family room',
} as const

export type SettingId = keyof typeof SETTINGS

/** Ids of every place, as `SceneGraph.setting` carries them. */
export const SETTING_IDS = Object.keys(SETTINGS) as readonly SettingId[]

/** Any phrase for a place → its id. */
export const SETTING_WORDS = wordMap(SETTINGS) as ReadonlyMap<string, SettingId>

/** A building named after 'in' or 'inside' is the place, not a thing: noun → setting. */
export const INTERIORS: ReadonlyMap<string, SettingId> = new Map([
  ['castle', 'castle'],
  ['palace', 'castle'],
  ['mansion', 'castle'],
  ['haunted house', 'castle'],
  ['tower', 'castle'],
  ['temple', 'temple'],
  ['greek temple', 'temple'],
  ['pagoda', 'temple'],
  ['church', 'church-interior'],
  ['cathedral', 'church-interior'],
  ['grass', 'meadow'],
  ['mosque', 'temple'],
  ['coffee shop', 'cafe'],
  ['bakery', 'bakery'],
  ['restaurant', 'cafe'],
  ['diner', 'cafe'],
  ['bar', 'bar'],
  ['library building', 'library'],
  ['bookshop', 'library'],
  ['school', 'classroom'],
  ['theater', 'stage'],
  ['cinema', 'cinema'],
  ['stadium', 'stadium'],
  ['colosseum', 'stage'],
  ['circus tent', 'stage'],
  ['barn', 'farm'],
  ['farmhouse', 'room'],
  ['greenhouse', 'greenhouse'],
  ['house', 'room'],
  ['cottage', 'room'],
  ['cabin', 'room'],
  ['hotel', 'room'],
  ['hospital', 'hospital-room'],
  ['office building', 'office'],
  ['apartment building', 'room'],
  ['building', 'room'],
  ['shop', 'supermarket'],
  ['boutique', 'boutique'],
  ['supermarket', 'supermarket'],
  ['museum', 'museum'],
  ['art gallery', 'art-gallery'],
  ['factory', 'factory'],
  ['warehouse', 'warehouse'],
  ['garage', 'garage'],
  ['space station', 'spaceship'],
  ['spaceship', 'spaceship'],
  ['market stall', 'city-street'],
  ['train station', 'train-station'],
])

/** Colors a place has anyway; others asked for a place tint the whole picture. */
export const NATURAL_COLORS: Readonly<Partial<Record<SettingId, readonly string[]>>> = {
  forest: ['green', 'dark green'],
  'snowy-forest': ['white'],
  jungle: ['green'],
  desert: ['gold', 'yellow', 'orange', 'sand', 'white'],
  beach: ['white', 'gold', 'yellow', 'sand'],
  ocean: ['blue', 'turquoise', 'dark blue'],
  underwater: ['blue', 'turquoise'],
  mountains: ['gray', 'white', 'blue', 'green'],
  lake: ['blue', 'turquoise', 'emerald'],
  river: ['blue'],
  meadow: ['green', 'gold', 'yellow'],
  farm: ['gold', 'yellow', 'green'],
  space: ['black'],
  clouds: ['blue', 'white'],
  'alien-planet': ['red'],
  studio: ['white', 'black', 'gray'],
}
