import type { MoodId } from './moods.ts'
import type { SceneId } from './scenes/scenes.ts'

/** Words and short phrases for every scene, folded: lower case, no accents. Plurals are matched automatically. */
export const SCENE_WORDS: Readonly<Record<SceneId, string>> = {
  rain: 'rain, rainy, raining, rainfall, drizzle, shower, downpour, raindrop, wet street, monsoon',
  stream: 'stream, brook, creek, river, fountain, spring water, babbling, running water',
  waterfall: 'waterfall, cascade, falls, rapids',
  sea: 'sea, ocean, beach, wave, surf, coast, shore, seaside, tide, lagoon',
  underwater: 'underwater, submarine, aquarium, diving, deep sea, reef, bubble, whale',
  cave: 'cave, dripping cave, cavern, grotto, drip, dripping, tunnel, dungeon',
  storm: 'storm, stormy, thunder, thunderstorm, lightning, tempest, hurricane',
  forest:
    'forest, wood, woods, woodland, jungle, tree, leaf, leaves, park, rainforest, meadow, nature, garden',
  birds:
    'birds at dawn, bird, birds, birdsong, dawn, morning, sunrise, dawn chorus, chirp, chirping, tweet, songbird',
  seagulls: 'gull, seagull, harbour, harbor, port, pier, fishing boat',
  wind: 'wind, windy, breeze, gale, blizzard, desert, mountain, snow, snowstorm, winter, arctic',
  night: 'night, night crickets, cricket, cicada, summer night, campsite, owl, evening, moonlight, dusk',
  fireplace: 'fire, fireplace, campfire, bonfire, hearth, crackling, ember, cosy, cozy, cabin fire, log',
  cafe: 'cafe, coffee, coffeehouse, coffeeshop, coffee shop, bistro, restaurant, diner, bar, pub, brasserie',
  crowd: 'crowd, people, market, bazaar, audience, chatter, party, mall, office, museum',
  city: 'city, street, traffic, urban, downtown, car, avenue, town, metropolis, cyberpunk',
  train: 'train, railway, railroad, rail, subway, metro, tram, journey, locomotive',
  cabin:
    'aeroplane cabin, airplane cabin, aeroplane, airplane, plane, flight, jet, cabin, aircraft, engine hum, fan, air conditioner',
  noise: 'white noise, pink noise, brown noise, noise, static, sleep sound, hiss',
  space:
    'space, galaxy, cosmos, cosmic, spaceship, starship, nebula, universe, star, planet, sci fi, scifi, orbit, alien',
  temple: 'temple, temple bell, bell, gong, monastery, shrine, church, zen, wind chime, chime',
  lofi: 'lofi, lo fi beat, lofi beat, lo fi, hip hop, hiphop, chillhop, study beat, beat, study, studying, boom bap',
  house: 'house, chill house, deep house, dance, club, techno, edm, electronic, ibiza, party beat',
  synthwave: 'synthwave, retrowave, 80s, eighties, outrun, neon, synth, vaporwave, arcade drive',
  jazz: 'jazz, late night jazz, swing, jazzy, lounge, bossa, smooth jazz, speakeasy',
  chiptune: 'chiptune, 8 bit, 8bit, game, video game, arcade, retro game, pixel',
  cinematic:
    'cinematic, pad, film, movie, trailer, epic, score, soundtrack, orchestral pad, ambient, atmosphere, corporate',
  piano: 'piano, ambient piano, keys, nocturne, ballad, romantic',
  drone:
    'drone, meditation drone, meditation, meditate, yoga, mantra, om, singing bowl, breathing, healing, spa',
  musicbox: 'music box, musicbox, lullaby, nursery, toy, baby, carousel, fairy tale, fairytale',
  guitar:
    'guitar, plucked guitar, acoustic, folk, fingerpicking, country, campfire song, plucked, ukulele, harp, lute',
  kalimba:
    'kalimba, kalimba dreams, marimba, thumb piano, tropical, island, xylophone, africa, african, mallet',
  strings:
    'string, strings, string ensemble, ensemble, violin, cello, orchestra, orchestral, symphony, classical, quartet, staccato',
}

export const MOOD_WORDS: Readonly<Record<MoodId, string>> = {
  calm: 'calm, calming, peaceful, quiet, relaxing, relaxed, relax, gentle, soft, serene, soothing, sleepy, sleep, slow, tranquil, chill, mellow, warm, light',
  happy:
    'happy, cheerful, bright, sunny, joyful, playful, uplifting, upbeat, optimistic, fun, lively, summer',
  dreamy:
    'dreamy, dream, ethereal, magical, floating, mystical, hazy, fantasy, wonder, enchanted, mysterious',
  melancholy:
    'sad, melancholy, melancholic, nostalgic, lonely, wistful, autumn, bittersweet, emotional, moody',
  dark: 'dark, gloomy, eerie, haunted, horror, scary, sinister, spooky, deep, ominous, gothic',
  tense: 'tense, suspense, suspenseful, anxious, nervous, thriller, dramatic, dangerous, urgent',
  energetic:
    'energetic, intense, powerful, driving, aggressive, busy, fast, heavy, loud, strong, exciting, workout, heroic',
}

export const TEMPO_WORDS: Readonly<Record<string, number>> = {
  slow: 0.85,
  slowly: 0.85,
  fast: 1.2,
  quick: 1.2,
  rapid: 1.25,
  'up tempo': 1.15,
  uptempo: 1.15,
  'mid tempo': 1,
}

/** Words that say nothing about the sound. */
export const SILENT_WORDS = new Set(
  'a an the of in on at with and or by for to from into over under some my our near inside outside during while is are it its that this very really sound sounds sounding music audio soundscape track song background bed loop loopable make me please create generate ambience ambiance atmospheric after before through far away distant close old little small big large long short'.split(
    ' ',
  ),
)
