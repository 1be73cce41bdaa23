import type { Noun } from './noun.ts'
import { nounRows } from './noun-rows.ts'

export const INSECTS: readonly Noun[] = nounRows('insect', [
  ['butterfly', 'insect:butterfly', 0.1, 'monarch butterfly', { plural: 'butterflies', habitat: 'flower-field' }],
  ['moth', 'insect:moth', 0.08, 'luna moth', { habitat: 'forest' }],
  ['bee', 'insect:bee', 0.05, 'honeybee, honey bee, bumblebee, bumble bee', { habitat: 'flower-field' }],
  ['wasp', 'insect:wasp', 0.05, 'hornet', { habitat: 'garden' }],
  ['dragonfly', 'insect:dragonfly', 0.08, 'damselfly', { plural: 'dragonflies', habitat: 'lake' }],
  ['fly', 'insect:fly', 0.04, 'housefly, mosquito, gnat', { plural: 'flies', habitat: 'garden' }],
  ['firefly', 'insect:firefly', 0.04, 'lightning bug, glowworm', { plural: 'fireflies', habitat: 'forest' }],
  ['ladybug', 'insect:ladybug', 0.04, 'ladybird, lady bug', { color: 'red', habitat: 'garden' }],
  ['beetle', 'insect:beetle', 0.05, 'scarab, stag beetle, bug, insect', { habitat: 'forest' }],
  ['ant', 'insect:ant', 0.03, '', { habitat: 'garden' }],
  ['grasshopper', 'insect:grasshopper', 0.05, 'locust', { color: 'green', habitat: 'meadow' }],
  ['cricket', 'insect:cricket', 0.05, 'cicada', { habitat: 'meadow' }],
  ['praying mantis', 'insect:mantis', 0.1, 'mantis', { plural: 'praying mantises', color: 'green', habitat: 'garden' }],
  ['caterpillar', 'insect:caterpillar', 0.05, 'worm, earthworm, centipede', { color: 'green', habitat: 'garden' }],
  ['spider', 'insect:spider', 0.06, 'arachnid', { habitat: 'cave' }],
  ['tarantula', 'insect:tarantula', 0.1, '', { habitat: 'desert' }],
  ['scorpion', 'insect:scorpion', 0.08, '', { habitat: 'desert' }],
  ['snail', 'insect:snail', 0.06, 'slug', { habitat: 'garden' }],
])
