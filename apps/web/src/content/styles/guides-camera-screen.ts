import { example, known, type StyleGuide } from './style-guide.ts'

/** Styles of the camera and the screen. */
export const CAMERA_AND_SCREEN = {
  photorealistic: {
    family: 'Camera and light',
    lead: 'A photograph of something no one photographed: a lens, real light, and a careful print.',
    about: [
      'This is the style to begin with, because it adds the least. The scene is lit by the sun, the sky and the lamps that are in it, shadows fall where they should, and the far distance loses contrast as it does through air. What you wrote decides nearly everything, so it is also the best place to learn what a word does.',
      'It answers to the vocabulary of photographers. “Golden hour” lowers and warms the sun, “overcast” takes the hard shadows away, “macro” and “close up” bring the lens near, “wide shot” steps back and lets the place speak. One such word is usually enough; five of them pull in five directions.',
      'People and animals read best when they have a clear place to stand and one source of light. If a picture looks flat, do not add adjectives: name the light.',
    ],
    goodFor: [
      'Blog headers and covers that should look like found photographs',
      'Product moods and food before there is a budget for a studio',
      'Mood boards: the same place at dawn, noon and night',
      'Reference for painters, who want the light and not the style',
    ],
    tips: [
      'Name the light: dawn, golden hour, moonlight, candlelight, overcast.',
      'Say where the camera is: close up, portrait of, wide shot, from above.',
      'Keep “people, text” in the negative prompt for clean landscapes.',
    ],
    settings: { quality: 'high', aspectRatio: '16:9', negativePrompt: 'people, text' },
    examples: [
      known('lake-photorealistic'),
      known('corgi-raincoat'),
      known('aurora-cabin'),
      known('portrait-redhead'),
      known('bee-flower'),
      known('elephant-library'),
    ],
  },
  vintage: {
    family: 'Camera and light',
    lead: 'A seventies print out of a shoebox: faded blacks, an amber cast, a white border with round corners.',
    about: [
      'Old dyes do not age together. Blue goes first, black turns to brown, white to cream, and a little light that crept through the back of the camera leaves an orange flame at the edge. This style does the same to your scene, with grain and dust, and then sets it in a white border.',
      'Because the border is part of the picture, leave the subject room. Scenes with cars, streets, gardens and people on holiday gain most: the print tells the viewer that it really happened, some time ago.',
    ],
    goodFor: ['Record sleeves and playlists', 'Travel posts', 'Invitations with a warm, worn tone'],
    tips: [
      'Choose things that existed: a vintage car rather than a new one.',
      'Daylight scenes fade best; at night little is left to fade.',
      'Square suits the border.',
    ],
    settings: { quality: 'standard', aspectRatio: '1:1', negativePrompt: 'text' },
    examples: [
      known('vintage-car'),
      example('vintage-beach', 'a red bicycle and a beach umbrella on a beach', 31),
      example('vintage-farm', 'a red barn and two horses on a farm at sunset', 18),
    ],
  },
  'digital-art': {
    family: 'Screen',
    lead: 'Concept art: confident marks of a tablet brush, teal shadows against amber light.',
    about: [
      'A concept painter has an hour and an idea to sell. Detail goes where the eye goes; the rest is laid in flat, sure marks. This style paints that way: cool shadows, warm light, and a bright rim that cuts the subject out of its background.',
      'It likes scale. Put something large behind something small, or one figure before a great view, and the color contrast does the rest.',
    ],
    goodFor: ['Key art and game pitches', 'Book covers', 'Wide banners with a single hero'],
    tips: [
      'Name one hero and one place.',
      'Sunrise, sunset and storms give the teal and amber something to do.',
      'Landscape format leaves room for scale.',
    ],
    settings: { quality: 'high', aspectRatio: '16:9' },
    examples: [
      known('balloons'),
      known('spaceship-mars'),
      example('digital-knight', 'a knight on a horse in front of a castle at sunset', 27, '16:9'),
    ],
  },
  '3d-render': {
    family: 'Screen',
    lead: 'Molded, glossy and softly lit, as if every thing had been cast in fresh plastic and set in a studio.',
    about: [
      'A warm soft box from the left, a cool fill from the right, white light from above: this is the lighting of product films and animated features. Edges round off, materials shine a little, and contact shadows sit soft and close.',
      'Use it for single objects and small groups. What would be sober as a photograph becomes friendly here, which is why it is loved for icons, mascots and shop windows.',
    ],
    goodFor: ['App icons and mascots', 'Product scenes', 'Slides that need a friendly object'],
    tips: [
      'A plain background (“on a pink background”) turns it into a studio shot.',
      'Round subjects shine: cups, cakes, animals, fruit, balloons.',
      'Words in double quotes are written into the scene.',
    ],
    settings: { quality: 'high', aspectRatio: '1:1' },
    examples: [
      known('birthday-cake'),
      known('jellyfish'),
      example('render-robot', 'a small robot holding a red balloon on a yellow background', 14),
    ],
  },
  isometric: {
    family: 'Screen',
    lead: 'A tiny built world seen from above at a fixed angle, with no perspective at all.',
    about: [
      'In an isometric picture parallel lines stay parallel, so near and far things keep their size. Every cube shows three faces in three tones. The result reads like a plan and a toy at once, which makes it ideal for explaining how something is arranged.',
      'Buildings, rooms, gardens and machines are its home. It draws the thing and a little ground around it on a calm pastel backdrop.',
    ],
    goodFor: ['Diagrams that should not look like diagrams', 'Maps and game tiles', 'Office and shop scenes'],
    tips: [
      'Begin with “a tiny”: it keeps the scene compact.',
      'One building with two or three things around it is plenty.',
      'Square is the natural frame.',
    ],
    settings: { quality: 'standard', aspectRatio: '1:1', negativePrompt: 'people' },
    examples: [
      known('cafe-isometric'),
      example('isometric-windmill', 'a tiny windmill and a red tractor on a farm', 6),
      example('isometric-cottage', 'a tiny cottage with a red roof and a garden', 12),
    ],
  },
  'pixel-art': {
    family: 'Screen',
    lead: 'A coarse grid, few colors and ordered dither: the screen of a sixteen-bit console.',
    about: [
      'Every block is a decision. The picture is cut to a coarse grid, its colors reduced to a small palette, gradients built from alternating dots, and subjects ringed with a dark outline so that they hold against the background.',
      'Silhouette matters more than anything else: a fox, a knight, a mushroom house are clear at thirty blocks, a crowd is not. Save it as PNG, which keeps the edges of the blocks exactly.',
    ],
    goodFor: ['Game backdrops and title screens', 'Avatars', 'Banners for developer blogs'],
    tips: [
      'Few, large subjects.',
      'Strong colors in the prompt survive the small palette.',
      'Download PNG rather than JPG: hard edges stay hard.',
    ],
    settings: { quality: 'standard', aspectRatio: '16:9' },
    examples: [
      known('fox-pixel-art'),
      known('witch-cauldron'),
      example('pixel-dragon', 'a green dragon in a cave', 30, '16:9'),
    ],
  },
  neon: {
    family: 'Screen',
    lead: 'Everything goes dark, and its contours come back as glowing tubes in cyan, violet and pink.',
    about: [
      'The scene is switched off and only its outlines are bent from light. A neon picture is therefore a drawing: what has a good outline looks good, and texture does not matter.',
      'The tubes bloom into the dark around them, so leave darkness for them to bloom into. Simple subjects, few of them, and a night sky.',
    ],
    goodFor: ['Party posters and headers for music', 'Dark-mode heroes', 'Wallpapers for OLED screens'],
    tips: [
      'Animals, vehicles and single buildings outline well.',
      'Do not ask for daylight: there is none here.',
      'Portrait format makes a wallpaper.',
    ],
    settings: { quality: 'standard', aspectRatio: '9:16' },
    examples: [
      known('cafe-neon'),
      example('neon-tiger', 'a tiger in the jungle', 9),
      example('neon-car', 'a sports car on a city street at night', 22, '16:9'),
    ],
  },
  'nano-banana': {
    family: 'Screen',
    lead: 'The latest AI style of a large technology company: bright, clean and cheerful, with a creamy distance.',
    about: [
      'High-key daylight, a background lifted into warm cream with a yellow glow from the upper left, and crisp, happy subjects in front of it. It is the look of pictures that want to be liked.',
      'It forgives a lot. If a scene comes out heavy or dark elsewhere, this style opens the windows.',
    ],
    goodFor: ['Social posts', 'Lifestyle and product pictures', 'Anything for children'],
    tips: [
      'Friendly subjects, few words.',
      'Let the background stay simple: it will be lifted to cream anyway.',
      'Try the same seed in Photorealistic to see what it changed.',
    ],
    settings: { quality: 'high', aspectRatio: '1:1' },
    examples: [
      known('couple-rain'),
      example('banana-puppy', 'a golden retriever wearing a blue scarf in a park', 15),
      example('banana-picnic', 'a girl with a kite in a meadow', 3),
    ],
  },
} as const satisfies Record<string, StyleGuide>
