import type { Noun } from './noun.ts'
import { nounRows } from './noun-rows.ts'

/** Things in the sky. Heights are the size at which they are drawn, not astronomy. */
export const SKY: readonly Noun[] = nounRows('sky', [
  ['sun', 'sky:sun', 60, 'sunshine sun'],
  ['moon', 'sky:moon', 60, 'luna, harvest moon'],
  ['blood moon', 'sky:blood-moon', 60, 'red moon'],
  ['full moon', 'sky:full-moon', 60, 'supermoon'],
  ['crescent moon', 'sky:crescent-moon', 60, 'half moon, new moon, crescent'],
  ['star', 'sky:star', 4, 'north star', { color: 'gold' }],
  ['shooting star', 'sky:shooting-star', 4, 'falling star, meteor, meteorite'],
  ['comet', 'sky:comet', 8, ''],
  ['planet', 'sky:planet', 60, 'gas giant, exoplanet', { color: 'orange' }],
  ['jupiter', 'sky:jupiter', 60, ''],
  ['neptune', 'sky:neptune', 60, 'planet neptune'],
  ['uranus', 'sky:uranus', 60, ''],
  ['venus', 'sky:venus', 60, 'planet venus'],
  ['saturn', 'sky:ringed-planet', 60, 'ringed planet, planet with rings', { color: 'sand' }],
  ['earth', 'sky:earth', 60, 'planet earth, blue planet, globe earth', { color: 'blue' }],
  ['black hole', 'sky:black-hole', 60, 'wormhole, vortex'],
  ['asteroid', 'prop:asteroid', 3, 'space rock', { color: 'gray', habitat: 'space' }],
  ['cloud', 'sky:cloud', 6, 'thundercloud, storm cloud', { color: 'white' }],
  ['constellation', 'sky:stars', 30, 'big dipper, zodiac'],
  ['eclipse', 'sky:eclipse', 60, 'solar eclipse, lunar eclipse'],
  ['firework', 'sky:firework', 20, 'fireworks', { habitat: 'skyline' }],
])

/** Weather that is drawn as a separate thing when it is the subject. */
export const WEATHER_THINGS: readonly Noun[] = nounRows('weather', [
  ['lightning bolt', 'sky:lightning', 40, 'bolt of lightning, thunderbolt', { color: 'yellow' }],
  ['tornado', 'sky:tornado', 60, 'twister, whirlwind, cyclone', { plural: 'tornadoes', color: 'gray', habitat: 'meadow' }],
  ['snowflake', 'prop:snowflake', 0.5, 'ice crystal', { color: 'ice', habitat: 'snowy-forest' }],
  ['iceberg', 'prop:iceberg', 14, 'ice floe', { color: 'ice', habitat: 'ocean' }],
  ['icicle', 'prop:icicle', 0.5, '', { color: 'ice', habitat: 'cave' }],
  ['puddle', 'prop:puddle', 0.06, 'pool of water', { color: 'blue', habitat: 'city-street' }],
  ['raindrop', 'prop:drop', 0.3, 'water drop, droplet, dewdrop, drop of water, teardrop', { color: 'sky blue', habitat: 'garden' }],
  ['volcano', 'building:volcano', 60, 'erupting volcano', { plural: 'volcanoes', habitat: 'jungle' }],
  ['wave', 'prop:wave', 3, 'tsunami, big wave, tidal wave, great wave', { color: 'blue', habitat: 'ocean' }],
])
