import type { TextEffectId } from '@easel/contract/text-effects'
import type { Effect } from './effect.ts'
import { balloon } from './effects/balloon.ts'
import { candy } from './effects/candy.ts'
import { chalk } from './effects/chalk.ts'
import { chrome } from './effects/chrome.ts'
import { cloud } from './effects/cloud.ts'
import { comic } from './effects/comic.ts'
import { embroidery } from './effects/embroidery.ts'
import { fire } from './effects/fire.ts'
import { glass } from './effects/glass.ts'
import { glitch } from './effects/glitch.ts'
import { gold } from './effects/gold.ts'
import { graffiti } from './effects/graffiti.ts'
import { grass } from './effects/grass.ts'
import { hologram } from './effects/hologram.ts'
import { ice } from './effects/ice.ts'
import { liquid } from './effects/liquid.ts'
import { marble } from './effects/marble.ts'
import { neon } from './effects/neon.ts'
import { paperCut } from './effects/paper-cut.ts'
import { pixelated } from './effects/pixel.ts'
import { retroSunset } from './effects/retro-sunset.ts'
import { stencil } from './effects/stencil.ts'
import { stone } from './effects/stone.ts'
import { wood } from './effects/wood.ts'

export const EFFECTS: Readonly<Record<TextEffectId, Effect>> = {
  neon,
  gold,
  chrome,
  fire,
  ice,
  stone,
  balloon,
  'paper-cut': paperCut,
  graffiti,
  chalk,
  embroidery,
  glitch,
  liquid,
  wood,
  marble,
  candy,
  cloud,
  grass,
  'retro-sunset': retroSunset,
  comic,
  pixel: pixelated,
  stencil,
  glass,
  hologram,
}
