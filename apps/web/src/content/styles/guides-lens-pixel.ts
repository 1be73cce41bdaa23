import { example, type StyleGuide } from './style-guide.ts'

/** More styles of lens, darkroom and screen. */
export const LENS_AND_PIXEL = {
  'film-noir': {
    family: 'Camera and light',
    lead: 'Silver and black, one hard lamp, blinds across everything in its way.',
    about: [
      'Noir is one lamp and the courage to leave the rest dark. The light pools on the subject; the slats of a blind fall over faces and walls and break where one stands before the other, because the engine knows how far apart they are.',
      'It is night unless you say otherwise.',
    ],
    goodFor: ['Story stills and covers', 'Portraits with a secret', 'Title cards'],
    tips: ['Hats, coats, cars, rain, telephones.', 'Landscape format leaves room for the bars.'],
    settings: { quality: 'high', aspectRatio: '16:9' },
    examples: [
      example('film-noir-detective', 'portrait of a man with a hat', 21),
      example('film-noir-street', 'a car in a city street in the rain', 17, '16:9'),
      example('film-noir-cat', 'a black cat on a piano', 40),
    ],
  },
  polaroid: {
    family: 'Camera and light',
    lead: 'A flash, faded dyes, chemistry that ran at the edges, and the white card to write on.',
    about: [
      'Instant film sees what the flash reaches. Near things are bright and a little flat, what lies behind falls off; shadows turn teal, lights turn to cream, and where the paste was thin the picture leaks.',
      'The best subjects are unimportant: friends, dogs, cakes, parking lots.',
    ],
    goodFor: ['Memories that never happened', 'Party and travel pictures', 'Mood boards'],
    tips: ['Keep it casual and close.', 'Square format is the camera’s own.'],
    settings: { quality: 'high', aspectRatio: '1:1' },
    examples: [
      example('polaroid-dog', 'a dog on a beach', 18),
      example('polaroid-diner', 'a vintage car parked in front of a diner', 38),
      example('polaroid-friends', 'two women in a park', 32),
    ],
  },
  'double-exposure': {
    family: 'Camera and light',
    lead: 'A silhouette on pale paper, filled with ridges of forest in mist.',
    about: [
      'The film is exposed twice: once for the subject, once for a landscape of conifers. The second picture shows only where the first was dark, so eyes and edges stay while coats and manes fill with trees. Three film stocks take turns by seed.',
      'A place without a subject is exposed with itself, upside down.',
    ],
    goodFor: ['Book and album covers', 'Portraits of people and animals', 'Outdoor brands'],
    tips: ['One subject, large, with a clear outline.', 'Bears, wolves, stags, profiles.'],
    settings: { quality: 'high', aspectRatio: '1:1' },
    examples: [
      example('double-exposure-bear', 'a bear', 42),
      example('double-exposure-stag', 'a stag', 7),
      example('double-exposure-wolf', 'a wolf', 25),
    ],
  },
  silhouette: {
    family: 'Camera and light',
    lead: 'Everything against one great evening light: black in front, paler with every step back.',
    about: [
      'With the sun behind it a thing is only its outline, so the outline must tell. Depth becomes color: what is near is nearly black, each ridge behind it is bluer or pinker, and the edge of the subject catches the sun.',
      'Three skies take turns by seed.',
    ],
    goodFor: ['Wallpapers and title cards', 'Travel and outdoor headers', 'T-shirts'],
    tips: [
      'Figures in action, animals from the side, trees, masts.',
      'Hills behind hills show what it can do.',
    ],
    settings: { quality: 'standard', aspectRatio: '16:9' },
    examples: [
      example('silhouette-giraffe', 'a giraffe on the savanna', 3, '16:9'),
      example('silhouette-knight', 'a knight on a horse on a hill', 27, '16:9'),
      example('silhouette-lighthouse', 'a lighthouse by the sea', 30),
    ],
  },
  'x-ray': {
    family: 'Camera and light',
    lead: 'Bodies of glass on dark film, bright where they turn away, denser in their core.',
    about: [
      'The film records how much of the ray a body swallows. At its edge you look along the shell, so the edge is bright; in the thick of it lies something like bone. Scenery is only a ghost.',
      'It works on anything solid, and best on what you would never send through a scanner.',
    ],
    goodFor: ['Science and medical headers', 'Halloween', 'Product teasers'],
    tips: ['A single object or animal.', 'Vases, robots, fish, guitars.'],
    settings: { quality: 'high', aspectRatio: '1:1' },
    examples: [
      example('x-ray-fish', 'a shark', 56),
      example('x-ray-robot', 'a robot', 9),
      example('x-ray-cat', 'a cat sitting', 31),
    ],
  },
  'low-poly': {
    family: 'Screen',
    lead: 'A mesh of flat triangles whose corners sit on the outlines.',
    about: [
      'The corners of the mesh are pulled to the strongest outlines nearby, and diagonals are turned along edges, so a fox keeps its ears with a few hundred triangles. Each has one color, and light changes crisply from facet to facet.',
      'It is the quickest way from a sentence to something that looks like a logo.',
    ],
    goodFor: ['Game and app art', 'Animal emblems', 'Backgrounds for presentations'],
    tips: ['Animals and mountains.', 'Strong light from one side sets the facets apart.'],
    settings: { quality: 'standard', aspectRatio: '1:1' },
    examples: [
      example('low-poly-fox', 'a red fox sitting in a meadow', 24),
      example('low-poly-mountains', 'a mountain lake ringed with pines', 5, '16:9'),
      example('low-poly-elephant', 'an elephant', 37),
    ],
  },
  voxel: {
    family: 'Screen',
    lead: 'Everything stacked from little cubes with a bright top and two sides in light and shade.',
    about: [
      'The scene is built on a honeycomb of cubes seen from their corner. Tops are bright, right sides lie in the shade, and each cube has one color: enough for a world, too few for an eyelash.',
      'Think of what you would build in an evening.',
    ],
    goodFor: ['Game scenes', 'Icons and stickers', 'Friendly technical pictures'],
    tips: ['Cabins, trees, trucks, animals.', 'Full daylight and plain colors.'],
    settings: { quality: 'standard', aspectRatio: '1:1' },
    examples: [
      example('voxel-cabin', 'a wooden cabin by a lake', 15),
      example('voxel-truck', 'a yellow truck on a road', 39),
      example('voxel-pig', 'a pig on a farm', 20),
    ],
  },
  synthwave: {
    family: 'Screen',
    lead: 'A striped sun over a violet dusk and a glowing grid laid on the real ground.',
    about: [
      'The grid is not an overlay: each of its lines lies where the ground lies, every meter and a half, over hills and down to the horizon. Behind it the sun sinks in slats; figures keep their own color and get chrome edges, cyan on the left and magenta on the right.',
      'It brings its own evening. Name a subject and a direction to travel in.',
    ],
    goodFor: ['Music covers and stream screens', 'Game titles', 'Wallpapers'],
    tips: ['Cars, wolves, astronauts, palms.', 'Open country: the sun needs a horizon.'],
    settings: { quality: 'high', aspectRatio: '16:9' },
    examples: [
      example('synthwave-car', 'a sports car on a road in the desert', 19, '16:9'),
      example('synthwave-wolf', 'a wolf on a hill', 8),
      example('synthwave-astronaut', 'an astronaut riding a horse in the desert', 19, '16:9'),
    ],
  },
  kawaii: {
    family: 'Screen',
    lead: 'Sugared pastels, a plum outline with a sticker’s white rim, hearts and stars in the air.',
    about: [
      'Everything gets softer: milk in every color, round shade, a sky made of two sweets. The subject wears the white rim of a die-cut sticker, and small charms float in the empty places.',
      'It is sincere. Ask for something small that would be glad to see you.',
    ],
    goodFor: ['Stickers and stationery', 'Profile pictures', 'Children’s rooms'],
    tips: ['Baby animals, cakes, teacups.', 'A simple meadow or a plain background.'],
    settings: { quality: 'standard', aspectRatio: '1:1' },
    examples: [
      example('kawaii-cat', 'a white kitten in a meadow', 12),
      example('kawaii-penguins', 'two penguins on ice', 5),
      example('kawaii-cupcake', 'a cupcake with a cherry', 33),
    ],
  },
} as const satisfies Record<string, StyleGuide>
