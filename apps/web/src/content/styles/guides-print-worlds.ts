import { example, known, type StyleGuide } from './style-guide.ts'

/** Styles of print and street art, and styles with a world of their own. */
export const PRINT_AND_WORLDS = {
  anime: {
    family: 'Print',
    lead: 'Two-tone figures with fine plum lines before a painted, luminous background.',
    about: [
      'Animated film is made on two layers. Characters are cels: flat color, one step of shadow, a clean line that is never quite black. Backgrounds are paintings: deep azure overhead, glowing toward the horizon, clouds with weight. This style keeps the two apart, and the difference is what makes it look like a frame from a film.',
      'It is generous with feeling. Weather, petals, late light and open sky all carry mood here, so describe the moment rather than the costume. One character with one clear action is a scene; three characters and a list of accessories is a poster.',
      'The camera can be low and the sky large. Portrait format suits a standing figure under trees; landscape suits a place with someone small in it.',
    ],
    goodFor: [
      'Characters and key frames for stories',
      'Profile pictures and stream overlays',
      'Wallpapers with a big sky',
      'Light-hearted explainers',
    ],
    tips: [
      'One character, one action, one kind of weather.',
      'Cherry blossoms, rooftops, beaches and trains set the tone at once.',
      'Hair and clothing colors are followed closely, so name them.',
    ],
    settings: { quality: 'high', aspectRatio: '9:16' },
    examples: [
      known('samurai-blossoms'),
      known('cats-anime'),
      example('anime-girl-umbrella', 'a girl with a red umbrella on a city street in the rain', 13, '9:16'),
      example('anime-lighthouse', 'a lighthouse by the sea under white clouds', 28, '16:9'),
      example('anime-fox-shrine', 'a white fox in front of a temple', 40),
      example('anime-train', 'a train on a bridge over a lake at dawn', 19, '16:9'),
    ],
  },
  'comic-book': {
    family: 'Print',
    lead: 'Flat process colors, screens of dots in the half-tones, spotted blacks and the frame of a panel.',
    about: [
      'Cheap paper taught comics to be bold. There are four inks; everything between them is a screen of dots; what would be murky is simply black. The outline is drawn with a brush pen and swells where the weight is.',
      'Action reads best: running, flying, fighting, falling. If you want words, put them in double quotes and keep them short.',
    ],
    goodFor: ['Panels and covers', 'Announcements with energy', 'T-shirts and stickers'],
    tips: [
      'Use a verb: a hero flying, a tiger leaping.',
      'Two strong colors make a better page than six.',
      'Dots need pixels: do not scale the file down too far.',
    ],
    settings: { quality: 'high', aspectRatio: '1:1' },
    examples: [
      known('moon-comic-book'),
      known('tiger-jungle'),
      example('comic-superhero', 'a superhero in front of a city skyline', 23),
    ],
  },
  'pop-art': {
    family: 'Print',
    lead: 'Four loud inks, fat dots, heavy contours and a sunburst behind the subject.',
    about: [
      'Screen printing cannot whisper. This style throws away every color but a handful, prints shade as fat dots, and puts a sunburst behind whatever you name first.',
      'Everyday things gain the most: a cup, a telephone, a dog. The plainer the subject, the better the joke.',
    ],
    goodFor: ['Album covers and posters', 'Packaging ideas', 'Avatars that stand out'],
    tips: [
      'One subject, in the middle, without a setting.',
      'Square, always square.',
      'Make four of the same with different seeds and hang them together.',
    ],
    settings: { quality: 'standard', aspectRatio: '1:1' },
    examples: [known('musician-pop'), known('fox-pop-art'), example('pop-burger', 'a hamburger', 7)],
  },
  graffiti: {
    family: 'Print',
    lead: 'Sprayed on brick in can colors, with a fat outline, overspray, drips and spatter.',
    about: [
      'The wall comes first. Bricks show through the thin paint of the background, the subject gets solid coats, a black outline and a white key line around it, and gravity does the rest.',
      'It wants a subject with character and a clear outline. Animals, faces, instruments and lettering all hold up on a wall.',
    ],
    goodFor: ['Event posters', 'Skate, music and sports graphics', 'Backdrops for video'],
    tips: [
      'Short words in double quotes become the tag.',
      'Bright color words steer the cans.',
      'Skip the landscape: the wall is the place.',
    ],
    settings: { quality: 'standard', aspectRatio: '1:1' },
    examples: [
      known('parrot-graffiti'),
      example('graffiti-gorilla', 'a gorilla wearing headphones', 10),
      example('graffiti-lion', 'a lion with a golden crown', 26),
    ],
  },
  'art-nouveau': {
    family: 'Print',
    lead: 'A lithographed poster: flat muted colors, flowing contours, a halo and an arched floral frame.',
    about: [
      'Around 1900 posters were drawn with a line that never hurried. Colors are flat and a little dusty, the contour is brown and flowing, a ringed disc stands behind the subject like a halo, and flowers climb the frame.',
      'The frame makes any subject ceremonial. Elegant ones profit (swans, dancers, wizards, bottles), and so do humble ones.',
    ],
    goodFor: ['Event posters', 'Labels for wine, tea and chocolate', 'Tarot-like card decks'],
    tips: [
      'Portrait format gives the frame its proper shape.',
      'One figure in the middle, looking to one side.',
      'Muted colors: say “olive” rather than “bright green”.',
    ],
    settings: { quality: 'high', aspectRatio: '9:16' },
    examples: [
      known('swan-nouveau'),
      known('fox-art-nouveau'),
      example('nouveau-queen', 'a queen with a golden crown holding a rose', 29, '9:16'),
    ],
  },
  minimalist: {
    family: 'Print',
    lead: 'Scenery cut from a few flat sheets, a pale palette, one plain disc of sun, a clean subject.',
    about: [
      'Take away until it breaks, then put one thing back. Mountains become three sheets of paper, the sky two tones, and the subject stays simple and sharp in front of them.',
      'The empty space is the point: it is where your headline goes.',
    ],
    goodFor: ['Posters with type', 'Slide backgrounds', 'Book and podcast covers'],
    tips: [
      'One subject, one place. Two is already a crowd.',
      'Say the background color if you have a palette to match.',
      'Leave it in landscape and write on the empty side.',
    ],
    settings: { quality: 'standard', aspectRatio: '16:9', negativePrompt: 'people, text' },
    examples: [
      known('bonsai-minimalist'),
      example('minimal-sailboat', 'a sailboat on the sea at sunset', 3, '16:9'),
      example('minimal-deer', 'a deer in the mountains', 24, '16:9'),
    ],
  },
  abstract: {
    family: 'Print',
    lead: 'Your scene broken into straight shards and a few strong inks, with great translucent circles and bars.',
    about: [
      'This style does not illustrate; it composes. The colors of the scene are pushed to a handful of inks, its areas are cut into shards that get finer where the subject is, and large forms are hung around the place where the subject stood.',
      'So the prompt decides the mood, not the motif. “City at night” and “meadow at noon” give the same kind of picture with a different temperature.',
    ],
    goodFor: ['Wall art', 'Backgrounds for slides and video calls', 'Album covers'],
    tips: [
      'Steer it with light and color words.',
      'Try many seeds: composition is most of the picture.',
      'Any format works.',
    ],
    settings: { quality: 'standard', aspectRatio: '1:1' },
    examples: [
      known('night-abstract'),
      example('abstract-flowers', 'a field of red and yellow flowers', 17),
      example('abstract-sea', 'a stormy sea with a ship', 38, '16:9'),
    ],
  },
  cartoon: {
    family: 'Print',
    lead: 'Saturday morning: candy colors in two flat tones and a fat, even outline.',
    about: [
      'Cartoons are drawn for small screens and short attention. Colors are bright and flat, forms round, and the outline has one weight everywhere, so that a character can be read from across the room.',
      'Groups are welcome: counts are kept, so seven penguins are seven.',
    ],
    goodFor: ['Stickers and emotes', 'Lessons for children', 'Cheerful error pages'],
    tips: [
      'Give the animal something to wear or to hold.',
      'Numbers work: three pigs, five ducks.',
      'Bright places: meadow, beach, park.',
    ],
    settings: { quality: 'standard', aspectRatio: '1:1' },
    examples: [
      known('penguins'),
      known('unicorn-rainbow'),
      example('cartoon-pigs', 'three pigs in front of a brick house', 32, '16:9'),
    ],
  },
  fantasy: {
    family: 'Worlds',
    lead: 'Violet mist, shafts of gold light, glowing rims and drifting motes: the cover of a thick book.',
    about: [
      'Haze lies in the low ground and thickens with distance, so anything far away becomes a silhouette in violet. Light comes in shafts. Things that matter get a glowing rim.',
      'Castles, dragons, wizards and ruins are at home here, but try it on ordinary places as well: a garden or a railway station turns into the first chapter of something.',
    ],
    goodFor: ['Book covers and campaign art', 'Character portraits for role-playing', 'Phone wallpapers'],
    tips: [
      'Name a source of magic light: a staff, a crystal, the moon.',
      'Put the hero small before something vast.',
      'Portrait for people, landscape for kingdoms.',
    ],
    settings: { quality: 'ultra', aspectRatio: '16:9' },
    examples: [
      known('castle-dragon'),
      known('wizard-fantasy'),
      example('fantasy-unicorn', 'a unicorn in an enchanted forest at night', 36),
    ],
  },
  cyberpunk: {
    family: 'Worlds',
    lead: 'Magenta and cyan against blue-black, wet streets, colored smog, and a tired display showing it all.',
    about: [
      'Shadows go blue-black, half-lights magenta, the brightest points cyan-white. Color fringes grow toward the edges, scan lines run across, and here and there a slice of the picture has slipped.',
      'It needs lamps. Alleys, signs, robots, cars and rain give it reflections to work with; a sunny meadow has nothing to offer.',
    ],
    goodFor: ['Game and music artwork', 'Tech talks', 'Night cityscapes'],
    tips: [
      'Rain and night, every time.',
      'Put a sign in it, with its words in double quotes.',
      'Portrait format makes the street a canyon.',
    ],
    settings: { quality: 'high', aspectRatio: '9:16' },
    examples: [
      known('alley-cyberpunk'),
      example('cyberpunk-motorcycle', 'a motorcycle in a neon city at night', 8, '16:9'),
      example('cyberpunk-samurai', 'a samurai in a cyberpunk alley', 35, '9:16'),
    ],
  },
  steampunk: {
    family: 'Worlds',
    lead: 'The age of steam: everything seen in copper and brass, in a riveted frame with clockwork in its corners.',
    about: [
      'Lightness is mapped onto metals, from soot through copper and brass to lamp light. Subjects keep more of their own hue than the scenery, so a red coat stays red in a brown world. Steam rises from below.',
      'Machines are the obvious subjects; animals and people become members of an expedition.',
    ],
    goodFor: ['Adventure covers', 'Board games', 'Invitations to themed events'],
    tips: [
      'Airships, clocks, trains, goggles, top hats.',
      'Landscape leaves the frame room for its rivets.',
      'Name one color that should stay: it will.',
    ],
    settings: { quality: 'high', aspectRatio: '16:9' },
    examples: [
      known('airship-steampunk'),
      example('steampunk-train', 'a steam train on a bridge in the mountains', 4, '16:9'),
      example('steampunk-owl', 'an owl wearing a top hat', 44),
    ],
  },
  gothic: {
    family: 'Worlds',
    lead: 'Cold, nearly drained of color but for blood red, low fog and hard moonlight, seen through a lancet window.',
    about: [
      'Color and warmth are taken away; only deep reds keep theirs. Fog lies on the ground, the moon is hard, and the whole scene is framed by pointed stone arches.',
      'Write as you would begin a ghost story: a place, an hour, one figure. A single red thing in the prompt will be the only color in the picture.',
    ],
    goodFor: ['Halloween', 'Horror and crime covers', 'Metal and dark-wave artwork'],
    tips: ['Give it one red thing.', 'Ravens, castles, graveyards, candles.', 'Portrait follows the arch.'],
    settings: { quality: 'high', aspectRatio: '9:16' },
    examples: [
      known('knight-gothic'),
      example('gothic-vampire', 'a vampire in a red cape in front of a castle', 3, '9:16'),
      example('gothic-raven', 'a raven in a graveyard at night', 3),
    ],
  },
  surreal: {
    family: 'Worlds',
    lead: 'Dream logic: the distance melts, a door stands open on the night, glass balls hang in the air.',
    about: [
      'The scene you describe is only the beginning. The sky turns, far things run like wax, glass spheres carry the world upside down, and the subject has a small echo overhead.',
      'Give it something calm to disturb. A whale above the clouds, a chair in the desert, a clock on a beach: plain statements, drawn straight, become strange by themselves.',
    ],
    goodFor: ['Editorial illustration', 'Posters for film and theater', 'Conversation starters'],
    tips: [
      'Put one ordinary thing where it does not belong.',
      'Do not write “surreal”: the style does that part.',
      'Large empty places (desert, sea, sky) give it room.',
    ],
    settings: { quality: 'high', aspectRatio: '16:9' },
    examples: [
      known('whale-surreal'),
      example('surreal-chair', 'a red chair in the desert', 2, '16:9'),
      example('surreal-elephant', 'an elephant holding an umbrella on a beach', 37),
    ],
  },
} as const satisfies Record<string, StyleGuide>
