import { example, type StyleGuide } from './style-guide.ts'

/** More styles of brush, stick, block and press. */
export const HAND_AND_PRESS = {
  'ink-wash': {
    family: 'Paint',
    lead: 'Black ink and water on rice paper: bleeding washes, strokes that run dry, hills lost in mist.',
    about: [
      'Sumi-e leaves out more than it paints. Near things are black and wet, far things are a breath of gray, and between them lies nothing but paper. The brush swells and runs dry along every contour, and a red seal closes the picture.',
      'There is no color to lean on, so write about distance, weather and a single subject.',
    ],
    goodFor: ['Quiet posters and prints', 'Book covers', 'Backgrounds for text'],
    tips: ['Mountains, bamboo, cranes, bridges and boats.', 'Fog and snow help: they are paper.'],
    settings: { quality: 'high', aspectRatio: '9:16' },
    examples: [
      example('ink-wash-mountains', 'mountains in the fog with a small boat on a lake', 11, '9:16'),
      example('ink-wash-horse', 'a black horse running', 20),
      example('ink-wash-panda', 'a panda eating bamboo', 57),
    ],
  },
  pastel: {
    family: 'Paint',
    lead: 'Chalky strokes of milky color on plum paper that sparkles through.',
    about: [
      'Pastel is nearly pure pigment, and it sits on top of the paper’s grain. Wherever the stick skips, the dark ground shows, which makes the light colors glow. Strokes follow the form, broad first and finer on the subject.',
      'It flatters skin, flowers, fur and evening light.',
    ],
    goodFor: ['Portraits of people and pets', 'Horses, flowers, gardens', 'Soft wall prints'],
    tips: ['Ask for warm light.', 'A plain background lets the ground do the work.'],
    settings: { quality: 'high', aspectRatio: '1:1' },
    examples: [
      example('pastel-portrait', 'portrait of a young woman with red hair', 10),
      example('pastel-horse', 'a white horse in a flower field at sunset', 7),
      example('pastel-flowers', 'sunflowers in a vase', 7),
    ],
  },
  pointillism: {
    family: 'Paint',
    lead: 'Nothing but dots of unmixed color; the eye does the mixing.',
    about: [
      'Side by side, a dot of orange and a dot of blue make a livelier gray than any mixed on a palette. The picture is laid in two coats of dots with a finer one on the figures, and now and then a complement is dropped in to make its neighbors ring.',
      'Look at it from a little way off. Parks, rivers and Sundays suit it, as they did the people who invented it.',
    ],
    goodFor: ['Sunny landscapes', 'Large prints', 'Teaching color'],
    tips: [
      'Daylight gives the dots something to do.',
      'Avoid small lettering: a dot is larger than a letter’s stroke.',
    ],
    settings: { quality: 'high', aspectRatio: '16:9' },
    examples: [
      example('pointillism-river', 'a boat on a river in summer', 19, '16:9'),
      example('pointillism-couple', 'a woman with an umbrella in a park', 6),
      example('pointillism-lighthouse', 'a lighthouse by the sea at sunset', 5),
    ],
  },
  charcoal: {
    family: 'Pen and pencil',
    lead: 'Burnt willow and white chalk on buff paper: broad masses, smudges, lights laid on last.',
    about: [
      'Charcoal thinks in masses. The side of the stick drags over the grain, a thumb rubs it in, and the point comes back for the contour. The paper is the middle tone, so both darks and lights are drawn.',
      'It rewards one strong light. Without it everything stays as gray as the paper.',
    ],
    goodFor: ['Expressive portraits', 'Studies for larger pictures', 'Moody story scenes'],
    tips: ['Say where the light comes from.', 'Old faces, horses, ruins and storms.'],
    settings: { quality: 'high', aspectRatio: '1:1' },
    examples: [
      example('charcoal-elephant', 'an elephant', 7),
      example('charcoal-horse', 'a horse in a field, storm clouds', 41),
      example('charcoal-street', 'a street in Paris with a bicycle', 2, '16:9'),
    ],
  },
  chalkboard: {
    family: 'Pen and pencil',
    lead: 'Colored chalk on green slate, with the dust of what was wiped away before.',
    about: [
      'A board is dark, so the drawing is made of light: the brighter the scene, the more chalk. Sticks come in milky colors and in one strength; tone is how densely they are laid.',
      'Short words in double quotes look as if a café had written them.',
    ],
    goodFor: ['Menus and café boards', 'Lessons and explainers', 'Back-to-school announcements'],
    tips: ['Food and drink are naturals.', 'Bright subjects: what is dark stays slate.'],
    settings: { quality: 'standard', aspectRatio: '1:1' },
    examples: [
      example('chalkboard-coffee', 'a cup of coffee and a croissant', 15),
      example('chalkboard-rocket', 'a rocket and the moon', 52),
      example('chalkboard-cake', 'a birthday cake with candles', 26),
    ],
  },
  blueprint: {
    family: 'Pen and pencil',
    lead: 'White construction lines on cyanotype blue, with a grid, dimensions and a title block.',
    about: [
      'The lines come from the scene’s own geometry, folds and outlines, not from its light, so they are as clean as a draughtsman’s. Shade is ruled at forty-five degrees. The subject is measured: its real extent on the sheet is what the arrows span.',
      'Anything can be a machine when it is drawn like one.',
    ],
    goodFor: ['Product and launch graphics', 'Technical headers', 'Absurd inventions'],
    tips: [
      'Machines, buildings, ships, and animals as machines.',
      'One subject, whole, with room around it.',
    ],
    settings: { quality: 'high', aspectRatio: '16:9' },
    examples: [
      example('blueprint-airship', 'an airship', 11, '16:9'),
      example('blueprint-robot', 'a robot', 30),
      example('blueprint-lighthouse', 'a lighthouse', 28, '9:16'),
    ],
  },
  manga: {
    family: 'Pen and pencil',
    lead: 'Black and white with cut screentone, spotted blacks and focus lines that rush to the hero.',
    about: [
      'A manga page has two inks: black and the white of the paper. Everything between is a sheet of dots cut to shape with a knife. Figures get the clean whites; the world around them gets the tone.',
      'Focus lines run from the edge of the panel and stop short of the hero. Give them one.',
    ],
    goodFor: ['Panels and storyboards', 'Profile pictures', 'Stickers in one color'],
    tips: ['Use a verb.', 'One character close to the camera.'],
    settings: { quality: 'high', aspectRatio: '9:16' },
    examples: [
      example('manga-samurai', 'a samurai under cherry blossoms', 34, '9:16'),
      example('manga-portrait', 'portrait of a girl with short black hair', 13),
      example('manga-motorcycle', 'a motorcycle on a highway at night', 38, '16:9'),
    ],
  },
  'ukiyo-e': {
    family: 'Print',
    lead: 'Flat pigments within a firm key line, a sky wiped from indigo to paper, wood grain, a red seal.',
    about: [
      'Edo’s printers cut one block for each color. The engine chooses eleven for your scene and moves each toward a pigment they had: indigo, madder, turmeric, moss. The sky is graded as they did it, by wiping the block.',
      'Water, mountains, weather and people on their way somewhere are its subjects.',
    ],
    goodFor: ['Landscape prints', 'Tea, sake and travel labels', 'Calm wallpapers'],
    tips: ['Mountains, waves, bridges, pagodas, cranes.', 'Rain and snow are subjects of their own.'],
    settings: { quality: 'high', aspectRatio: '16:9' },
    examples: [
      example('ukiyo-e-mountain', 'a boat on the sea, a snowy mountain behind', 36, '16:9'),
      example('ukiyo-e-temple', 'a temple in the mountains in autumn', 29),
      example('ukiyo-e-samurai', 'a samurai under cherry blossoms', 34, '9:16'),
    ],
  },
  linocut: {
    family: 'Print',
    lead: 'Two blocks, black over one color; tone is carved in strokes that bend with the form.',
    about: [
      'The gouge takes away light. Each stroke is as wide as the place is bright, it enters and leaves in a point, and a few ridges are missed where the ground was cleared. Under the black lies one color, chosen by the seed.',
      'Change the seed for rust, teal, ochre or blue.',
    ],
    goodFor: ['Labels and bookplates', 'Editorial spots', 'Tote bags'],
    tips: ['Owls, hares, fish, leaves.', 'Strong light from one side.'],
    settings: { quality: 'high', aspectRatio: '1:1' },
    examples: [
      example('linocut-owl', 'an owl on a branch under a full moon', 35),
      example('linocut-hare', 'a rabbit in a field', 44),
      example('linocut-ship', 'a sailing ship on the sea', 63),
    ],
  },
  risograph: {
    family: 'Print',
    lead: 'Blue, fluorescent pink and yellow through three screens that never quite meet.',
    about: [
      'The picture is separated as a printer would: its cyan, magenta and yellow shares go on three drums, each with a screen of its own and a small error of its own. Inks are transparent, so where they overlap there is a fourth and a fifth color.',
      'Solids are uneven and specked. That is the charm.',
    ],
    goodFor: ['Zines and gig posters', 'Covers for small presses', 'Cheerful campaigns'],
    tips: ['Bright days and bold colors.', 'Large shapes: the misfit eats fine detail.'],
    settings: { quality: 'high', aspectRatio: '1:1' },
    examples: [
      example('risograph-bicycle', 'a bicycle in front of a house', 25),
      example('risograph-city', 'a city skyline at sunset', 48, '16:9'),
      example('risograph-cat', 'a black cat on a sofa', 50),
    ],
  },
  'art-deco': {
    family: 'Print',
    lead: 'Airbrushed petrol, gold and cream; rays fan out behind the subject in a stepped gilt frame.',
    about: [
      'The travel posters of the twenties had a low camera, a clean diagonal and metal in the ink. Lightness becomes one of six poster tones, airbrushed from one to the next; the subject keeps a little of its own color; the background turns into rays.',
      'Make it large and heroic: towers, liners, locomotives, peacocks.',
    ],
    goodFor: ['Event and travel posters', 'Invitations with ceremony', 'Packaging'],
    tips: ['Portrait format and a single tall subject.', 'Ships, trains, towers, eagles.'],
    settings: { quality: 'high', aspectRatio: '9:16' },
    examples: [
      example('art-deco-tower', 'a skyscraper in a city', 61, '9:16'),
      example('art-deco-ship', 'an ocean liner on the sea', 14),
      example('art-deco-peacock', 'a peacock', 7, '9:16'),
    ],
  },
  psychedelic: {
    family: 'Print',
    lead: 'Flat bands of clashing color that flow around the subject like oil on water.',
    about: [
      'San Francisco, 1967: neighbors on the poster were chosen to vibrate. The bands follow the subject’s swollen outline outwards, bend with the terrain, and run from one ink into the next as a split fountain does.',
      'The subject is drawn in the same wheel, by its light. Give it a clear outline and the poster does the rest.',
    ],
    goodFor: ['Gig posters', 'Record sleeves', 'Anything that should be seen from across the street'],
    tips: ['One subject, in the middle.', 'Musicians, cats, mushrooms, eyes.'],
    settings: { quality: 'high', aspectRatio: '1:1' },
    examples: [
      example('psychedelic-musician', 'a musician playing guitar', 49),
      example('psychedelic-cat', 'a cat sitting', 8),
      example('psychedelic-mushroom', 'a red mushroom in a forest', 35),
    ],
  },
} as const satisfies Record<string, StyleGuide>
