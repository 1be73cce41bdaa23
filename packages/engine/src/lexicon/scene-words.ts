import type { TimeOfDay, View, Weather } from '../scene-graph.ts'
import { wordMap } from './word-map.ts'

export const TIME_WORDS = wordMap({
  sunrise: 'dawn, daybreak, first light, early light, early dawn, at the crack of dawn, rising sun',
  morning: 'early morning, mornings, sunny morning, breakfast time',
  day: 'daytime, daylight, noon, midday, afternoon, broad daylight, high noon, sunny day',
  sunset: 'sundown, golden hour, setting sun, late afternoon',
  dusk: 'twilight, evening, blue hour, nightfall, gloaming, late evening',
  night: 'nighttime, midnight, night time, starry night, moonlit night, nocturnal, at night, dark night, night sky, starry sky, under the stars, starlit, sky full of stars, moonlit, star filled sky, stars in the sky',
}) as ReadonlyMap<string, TimeOfDay>

export const SEASON_WORDS = wordMap({
  spring: 'springtime',
  summer: 'summertime, summery, midsummer',
  autumn: 'fall, autumnal, fall colors, autumn leaves, fall foliage, autumn colors, falling leaves',
  winter: 'wintertime, wintry, wintery, midwinter, christmas, xmas, christmassy',
}) as ReadonlyMap<string, 'spring' | 'summer' | 'autumn' | 'winter'>

export const WEATHER_WORDS = wordMap({
  clear: '-clear sky, clear skies, blue sky, blue skies, sunny, sunshine, cloudless, cloudless sky, sunlit',
  clouds: '-cloudy, overcast, cloudy sky, grey sky, gray sky, partly cloudy, fluffy clouds, dramatic clouds, dramatic sky, puffy clouds, white clouds',
  rain: 'rainy, raining, rains, it rains, rains outside, raining outside, rain outside, rainfall, drizzle, drizzling, downpour, rain soaked, rainstorm, heavy rain, pouring rain, light rain, april shower',
  snow: 'snowy, snowing, snows, it snows, snows outside, snowfall, blizzard, snowstorm, falling snow, snow storm, snow flurries, deep snow, fresh snow, snowflakes falling',
  fog: 'foggy, mist, misty, haze, hazy, smog, foggy weather, morning mist',
  storm: 'stormy, thunderstorm, lightning, thunder, tempest, hurricane, lightning storm, stormy sky, thunder and lightning, electrical storm',
  wind: 'windy, breeze, breezy, gale, windswept, gust, blowing wind, sandstorm, blustery',
  rainbow: 'rainbow in the sky, rainbows, double rainbow',
  aurora: 'northern lights, aurora borealis, southern lights, auroras, polar lights',
}) as ReadonlyMap<string, Weather>

export const MOOD_WORDS = wordMap({
  cozy: 'cosy, homely, homey, snug, hygge, warm and cozy, comfy',
  spooky: 'scary, creepy, haunted, eerie, horror, terrifying, halloween, ominous, frightening, sinister mood, unsettling',
  dreamy: 'dreamlike, ethereal, whimsical, fairytale, fairy tale, storybook, dream, dreams, imagination',
  epic: 'heroic scale, grand, breathtaking, awe inspiring, spectacular, monumental mood, glorious',
  majestic: 'magnificent, stately, imposing',
  serene: 'peaceful, tranquil, quiet, idyllic, relaxing, zen, still, soothing, calm mood, calming, silent, calm, calmness, serenity, tranquility, tranquillity, stillness, peace, inner peace, harmony, silence, mindfulness',
  magical: 'magic mood, enchanting, enchanted, mystic, fantastical, wonder',
  mysterious: 'mystery, enigmatic, secret, hidden',
  romantic: 'romance, loving, valentine, valentines, love, falling in love, in love, true love, affection, passion, tenderness, kindness, compassion',
  dark: 'grim, gloomy, bleak, dystopian, post apocalyptic, apocalyptic, apocalypse, somber, sombre',
  moody: 'atmospheric, melancholic, melancholy, brooding, wistful, noir, film noir, melancholia',
  dramatic: 'intense, tense',
  cheerful: '-cheery, fun, festive, vibrant, lively, uplifting, party, celebration, joyful, joy, happiness, bliss, delight, euphoria, ecstasy, optimism, gratitude',
  busy: 'crowded, bustling, rush hour, full of people, filled with people, teeming',
  lonely: 'loneliness, desolate, isolated, forlorn, alone, solitude, isolation',
  chaotic: 'chaos, wild mood, frenzied, turmoil, confusion, anarchy, madness',
  sorrowful: 'sadness, sorrow, grief, despair, depression, heartbreak, mourning',
  furious: '-anger, rage, fury, wrath, hatred, hate',
  strong: '-strength, courage, bravery, determination, resilience',
  fearful: '-fear, fears, terror, dread, anxiety, panic',
  hopeful: 'hope, faith, new beginning, new beginnings',
  free: '-freedom, liberty, independence, liberation',
  energetic: 'energy, excitement, enthusiasm, adrenaline, vitality',
  musical: '-music, melody, symphony, rhythm',
  timeless: 'time, eternity, passage of time, passing of time, flow of time',
  nostalgic: 'nostalgia, memory, memories, remembrance, childhood memories',
  surreal: '-bizarre, strange, weird, psychedelic, trippy, otherworldly',
  elegant: '-luxurious, luxury, sophisticated, opulent, refined',
  minimal: '-simple, clean, plain',
  lush: 'verdant, overgrown mood, fertile',
  futuristic: '-futuristic mood, from the future',
})

export const LIGHT_WORDS = wordMap({
  neon: 'cyberpunk, neon lights, neon light, neon lit, neon lighting, neon glow, neon signs',
  candlelight: 'candle light, candlelit, by candlelight, lit by candles, lit by a candle, in the light of a candle, in candlelight',
  firelight: 'fire light, in firelight, by firelight, lit by fire, campfire light, torchlight, torch lit, torchlit',
  'golden-hour': '-golden light, golden hour light, golden hour lighting, warm sunlight, warm evening light',
  backlit: 'back lit, backlight, backlighting, rim light, rim lighting, rim lit, contre jour, silhouetted',
  moonlight: 'moon light, by moonlight, bathed in moonlight, under the moonlight, in the moonlight',
  volumetric: '-volumetric light, volumetric lighting, god rays, godrays, light rays, sun rays, sunbeams, sunbeam, light shafts, shafts of light, rays of light, crepuscular rays',
  studio: '-studio lighting, studio light, softbox, three point lighting, studio lights, ring light, ring lighting, beauty dish, clamshell lighting, butterfly lighting, split lighting',
  soft: '-soft light, soft lighting, diffused light, diffuse light, gentle light, ambient light, ambient lighting, window light, soft window light, natural window light, light from a window, light from the window, lit by a window, north light',
  hard: '-hard light, harsh light, high contrast, hard shadows, strong shadows',
  chiaroscuro: 'dramatic lighting, dramatic light, low key lighting, low key, cinematic lighting, moody lighting, spotlight, spot light, stage light, stage lights, rembrandt lighting',
  sunlight:
    '-sun light, natural light, natural lighting, bright light, bright sunlight, dappled light, dappled sunlight, sunny light, in the sun, bright, brightly lit',
  warm: '-warm light, lamplight, lamp light, lit by a lamp, in the light of a lamp, warm lighting, warm glow, warm tones, warm',
  cold: '-cold light, cool light, cool lighting, cool tones, cold, chilly, freezing',
  glow: '-glow, soft glow, glowing light, glowing lights, bioluminescence, bokeh, bokeh lights, city lights, fairy light, lights',
  starlight: 'star light, stars, glittering stars',
})

export const VIEW_WORDS = wordMap({
  'close-up': 'close up, closeup, extreme close up, close up shot, close up photo, up close, detail shot, headshot, head shot, close shot, close portrait',
  portrait: 'self portrait, portrait photo, portrait shot, bust portrait, head and shoulders, portrait photograph, portrait photography, half body',
  wide: '-wide angle, wide shot, wide view, wide angle shot, panorama, panoramic, panoramic view, long shot, establishing shot, vast, sweeping view, full body shot, distant view, from afar, in the distance',
  aerial: '-aerial, aerial view, aerial shot, from above, birds eye view, bird eye view, birds eye, drone shot, drone view, top down, top view, top down view, overhead view, overhead, seen from above, aerial photo, aerial photography',
  pattern: '-seamless pattern, repeating pattern',
  'flat-lay': 'flatlay, flat lay photo, flat lay photograph, flat lay photography, flat lay composition, knolling, knolling photo',
  'low-angle': 'low angle, low angle shot, from below, worms eye view, low angle view, looking up, seen from below, low view',
  macro: '-macro, macro shot, macro photo, macro photography, macro lens, extreme macro',
  isometric: '-isometric, isometric view, isometric diorama, isometric illustration, diorama, isometric room',
}) as ReadonlyMap<string, View>
