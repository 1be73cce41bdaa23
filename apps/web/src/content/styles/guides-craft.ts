import { example, type StyleGuide } from './style-guide.ts'

/** Styles of things made by hand: cut, pressed, set, stitched, built. */
export const CRAFT = {
  'paper-cut': {
    family: 'Craft',
    lead: 'Sheets of colored card stacked by distance, each casting a soft shadow on the one behind.',
    about: [
      'The engine knows how far away everything is, and this style uses it: near things are cut from the top sheets, far hills from the lower ones, and the sky is the backing. Light falls from the upper left, so every edge has a bright side and a shadow.',
      'It likes depth. A subject before hills before mountains before a sky is four sheets already; a subject before a wall is only two.',
    ],
    goodFor: ['Greeting cards and invitations', 'Children’s book covers', 'Calm headers for articles'],
    tips: [
      'Name something for the distance: hills, mountains, a skyline.',
      'Simple outlines cut best: animals from the side, houses, ships.',
      'A time of day chooses the color of the card.',
    ],
    settings: { quality: 'high', aspectRatio: '16:9' },
    examples: [
      example('paper-cut-deer', 'a deer in a forest at sunset', 31),
      example('paper-cut-lighthouse', 'a lighthouse by the sea, mountains behind', 12, '16:9'),
      example('paper-cut-balloon', 'a red hot air balloon over a valley', 6),
    ],
  },
  claymation: {
    family: 'Craft',
    lead: 'Plasticine pressed into shape by thumbs, on a small set under a studio lamp.',
    about: [
      'Stop-motion figures are never quite smooth. Outlines wobble, surfaces are dented, and here and there a fingerprint catches the light. This style softens everything the scene contains, presses it, and lights it like a tabletop.',
      'Faces are drawn as cartoons, with large eyes: clay has no room for wrinkles. Keep the cast small, as an animator would.',
    ],
    goodFor: ['Mascots and characters', 'Food with a sense of humor', 'Story scenes for children'],
    tips: ['One or two figures are a cast.', 'Round things gain the most: cats, pears, teapots.'],
    settings: { quality: 'high', aspectRatio: '1:1' },
    examples: [
      example('claymation-cat', 'a cat on a red sofa', 14),
      example('claymation-fruit', 'a bowl of fruit on a wooden table', 5),
      example('claymation-penguins', 'three penguins on ice', 9, '16:9'),
    ],
  },
  'stained-glass': {
    family: 'Craft',
    lead: 'A leaded window: jewel-colored panes, dark lead along every outline, daylight behind.',
    about: [
      'A window tells its story with the lead. Panes end where the subject ends, so the outline is always a line of metal, and inside it the glass is cut smaller. Colors are pushed to what glass can hold: ruby, cobalt, amber, bottle green.',
      'Strong shapes and few of them are best. The window has a border of its own; leave some air around the subject.',
    ],
    goodFor: ['Emblems and covers', 'Seasonal cards', 'Fairy tales and saints of all kinds'],
    tips: [
      'Birds, flowers, ships and suns are what windows have always shown.',
      'Portrait format is a window’s own.',
    ],
    settings: { quality: 'high', aspectRatio: '9:16' },
    examples: [
      example('stained-glass-peacock', 'a parrot on a branch', 22, '9:16'),
      example('stained-glass-ship', 'a sailing ship on the sea at sunset', 8),
      example('stained-glass-lion', 'a lion on a hill at sunrise', 17),
    ],
  },
  mosaic: {
    family: 'Craft',
    lead: 'Small stones that follow the form, each tilted a little, with gold in the sky.',
    about: [
      'Roman and Byzantine masters laid their stones in rows around the figure before they filled the ground. So does this style: it reads the outline and turns every stone to it. The subject gets the small ones.',
      'No two stones are equally tilted, which is why a wall of them glitters. Where the sky is light, some are gilt.',
    ],
    goodFor: ['Poster-sized pictures', 'Kitchens, baths and menus', 'Portraits with gravity'],
    tips: [
      'Let the subject fill the frame: a stone has a size.',
      'Fish, birds, faces and fruit are at home here.',
    ],
    settings: { quality: 'high', aspectRatio: '1:1' },
    examples: [
      example('mosaic-dolphin', 'a dolphin jumping out of the sea', 18),
      example('mosaic-portrait', 'portrait of a man with a brown beard', 4),
      example('mosaic-rooster', 'a rooster in a field', 27),
    ],
  },
  'cross-stitch': {
    family: 'Craft',
    lead: 'Two crossed threads to a square of cloth, two dozen skeins of yarn, an unworked margin.',
    about: [
      'Every picture becomes a chart: about a hundred stitches across, each in one of twenty-six colors chosen for that picture. The upper thread runs up to the right, as it should, and the cloth shows at the edge.',
      'Ninety-odd stitches are fewer than you think. A face fits if it is the whole picture; a crowd does not.',
    ],
    goodFor: ['Samplers and home sweet homes', 'Pixel-like icons with warmth', 'Gift cards'],
    tips: ['Ask for one thing, close.', 'Plain backgrounds leave the yarn to the subject.'],
    settings: { quality: 'standard', aspectRatio: '1:1' },
    examples: [
      example('cross-stitch-house', 'a small house with a garden', 3),
      example('cross-stitch-rose', 'a red rose in a blue vase', 21),
      example('cross-stitch-cat', 'an orange cat in a meadow', 3),
    ],
  },
  'toy-bricks': {
    family: 'Craft',
    lead: 'Studs in cast colors, seams between the bricks and one shine on every stud.',
    about: [
      'Plastic bricks come in about thirty colors and no others. The scene is matched to them, neighbors of one color are joined into longer bricks, and each stud catches the lamp.',
      'What reads from across the room reads in bricks. Contrast between subject and ground matters more than detail.',
    ],
    goodFor: ['Playful announcements', 'Avatars', 'Wall art to build for real'],
    tips: ['Bright, named colors: a red car, a yellow boat.', 'Square pictures look most like a baseplate.'],
    settings: { quality: 'standard', aspectRatio: '1:1' },
    examples: [
      example('toy-bricks-car', 'a red car on a road', 33),
      example('toy-bricks-castle', 'a castle on a hill', 16),
      example('toy-bricks-robot', 'a blue robot in a city', 52),
    ],
  },
} as const satisfies Record<string, StyleGuide>
