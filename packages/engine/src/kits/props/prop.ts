import { thingKit } from '../builder/index.ts'
import { APPLIANCES } from './appliances.ts'
import { BEAUTY } from './beauty.ts'
import { BOOKS_AND_STACKS } from './books.ts'
import { DEVICES } from './devices.ts'
import { EVERYDAY } from './everyday.ts'
import { FIGURES } from './figures.ts'
import { GEAR } from './gear.ts'
import { GOODS } from './goods.ts'
import { GROWING } from './growing.ts'
import { HOME } from './home.ts'
import { KEEPSAKES } from './keepsakes.ts'
import { LIGHTS } from './lights.ts'
import { MACHINES } from './machines.ts'
import { NATURE } from './nature.ts'
import { PAPERS } from './paper.ts'
import { SHOP } from './shop.ts'
import { SHOWCASE } from './showcase.ts'
import { SIGNS } from './signs.ts'
import { SPLASHES } from './splash.ts'
import { UTENSILS } from './utensils.ts'
import { VESSELS } from './vessels.ts'

/** Props: lights, vessels, signs, toys, stones. */
export const propKit = thingKit('prop', {
  ...LIGHTS, ...VESSELS, ...NATURE, ...MACHINES, ...HOME, ...SIGNS, ...BOOKS_AND_STACKS, ...FIGURES, ...GROWING, ...BEAUTY, ...DEVICES, ...PAPERS, ...SHOP,
  ...SHOWCASE, ...KEEPSAKES, ...APPLIANCES, ...EVERYDAY, ...SPLASHES, ...UTENSILS, ...GOODS, ...GEAR,
})
