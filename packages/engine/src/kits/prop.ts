import { APPLIANCES } from './prop-appliances.ts'
import { BEAUTY } from './prop-beauty.ts'
import { BOOKS } from './prop-books.ts'
import { DEVICES } from './prop-devices.ts'
import { EVERYDAY } from './prop-everyday.ts'
import { FIGURES } from './prop-figures.ts'
import { GEAR } from './prop-gear.ts'
import { GOODS } from './prop-goods.ts'
import { GROWING } from './prop-growing.ts'
import { HOME } from './prop-home.ts'
import { KEEPSAKES } from './prop-keepsakes.ts'
import { LIGHTS } from './prop-lights.ts'
import { MACHINES } from './prop-machines.ts'
import { NATURE } from './prop-nature.ts'
import { PAPERS } from './prop-paper.ts'
import { SHOP } from './prop-shop.ts'
import { SHOWCASE } from './prop-showcase.ts'
import { SIGNS } from './prop-signs.ts'
import { SPLASHES } from './prop-splash.ts'
import { STACKS } from './prop-stacks.ts'
import { UTENSILS } from './prop-utensils.ts'
import { VESSELS } from './prop-vessels.ts'
import { SMART_WATCHES } from './prop-watch.ts'
import { thingKit } from './thing.ts'

/** Props: lights, vessels, signs, toys, stones. */
export const propKit = thingKit('prop', {
  ...LIGHTS,
  ...VESSELS,
  ...NATURE,
  ...MACHINES,
  ...HOME,
  ...SIGNS,
  ...BOOKS,
  ...STACKS,
  ...FIGURES,
  ...GROWING,
  ...BEAUTY,
  ...DEVICES,
  ...PAPERS,
  ...SHOP,
  ...SHOWCASE,
  ...KEEPSAKES,
  ...APPLIANCES,
  ...EVERYDAY,
  ...SPLASHES,
  ...UTENSILS,
  ...GOODS,
  ...SMART_WATCHES,
  ...GEAR,
})
