import type { SetPhrase } from './set-phrase.ts'

/** Collections of goods → the things in them. */
const SHELVES: Readonly<Record<string, string>> = {
  '(?:skin ?care|beauty|cosmetics?|spa|body ?care|wellness) (?:products|essentials|items|set|collection|routine)': 'lotion bottle, perfume, soap, candle and two leaves',
  '(?:makeup|make-up) (?:products|essentials|items|set|collection|kit)|makeup(?= flat ?lay)|beauty(?= flat ?lay)': 'lipstick, powder compact, makeup brush, mascara, nail polish and a perfume',
  'skin ?care(?= flat ?lay)': 'lotion bottle, serum bottle, jar of cream, soap, candle and two leaves',
  'travel(?= flat ?lay)': 'straw hat, camera, sunglasses, passport, compass and map',
  'fashion(?= flat ?lay)': 'bag, sunglasses, high heel, watch, perfume and lipstick',
  '(?:tech|technology|gadgets?)(?= flat ?lay)': 'laptop, smartphone, headphones, smartwatch, camera and computer mouse',
  '(?:office|school|desk|work|student|back to school) (?:supplies|essentials|items)|stationery': 'notebook, pen, pencil, ruler, scissors and coffee cup',
  '(?:travel|traveller|traveler|vacation|holiday|summer|beach|adventure) (?:essentials|gear|accessories|items|things)': 'straw hat, camera, sunglasses, sandal, compass and map',
  '(?:photography|photographer|camera) (?:gear|equipment|essentials)': 'camera, laptop, notebook and binoculars',
  '(?:baking|cooking) (?:ingredients|supplies|utensils|tools)': 'two eggs, whisk, rolling pin, butter and strawberry',
  '(?:(?:fresh|healthy|seasonal|organic) ){0,3}(?:fruits? and vegetables|vegetables and fruits?|produce)': 'apple, carrot, banana, tomato, orange and broccoli',
  '(?:(?:diy|hand|workshop|woodworking|carpentry) )?tools(?=$|[ ,.]*(?:$|on\\b|,))': 'hammer, screwdriver, wrench and saw',
  '(?:art|painting|artist|craft) (?:supplies|materials|tools)': 'paint palette, paintbrush, pencil and scissors',
  '(?:sports?|gym|fitness|workout) (?:equipment|gear|essentials)': 'dumbbell, water bottle, shoe and basketball',
  '(?:baby|newborn) (?:products|essentials|items|clothes)': 'teddy bear, sock, rubber duck and toy block',
  "(?:(?:children['’]?s|kids['’]?|wooden|colou?rful) ){0,2}toys(?! (?:shop|store))": 'teddy bear, toy block and ball',
  '(?:breakfast|brunch) (?:spread|foods?|items)': 'pancakes, croissant, fried egg, coffee cup and juice',
}

/** A flat lay has no season: its leaves lie on the surface. */
const UNLESS_LAID = /^(?!.*\b(?:flat ?lay|knolling)\b)/is

export const COLLECTIONS: readonly SetPhrase[] = [
  // The collection already has leaves.
  { words: /(?<=\b(?:skin ?care|beauty|cosmetics?|spa|body ?care|wellness) (?:products|essentials|items|set|collection|routine)\b.*),? (?:with|and|surrounded by) (?:(?:green|tropical|fresh|palm|eucalyptus|monstera) )*(?:leaves|greenery|foliage)\b/gi,
    means: '' },
  ...Object.entries(SHELVES).map(([shelf, goods]): SetPhrase => ({ words: new RegExp(`\\b(?:${shelf})(?![\\w-]*:|\\w)`, 'gi'), means: goods })),
  { words: /\b(?:(?:dried|fallen|colou?rful|red|orange|golden) )*(?:autumn|fall) leaves\b/gi, means: 'two orange leaves, a red leaf', unless: UNLESS_LAID,
    key: 'leaves' },
]
