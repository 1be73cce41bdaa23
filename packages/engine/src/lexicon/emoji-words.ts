/** Emoji in prompts → the words they are read as. */
export const EMOJI_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '🦊': 'fox', '🐱': 'cat', '🐈': 'cat', '🐶': 'dog', '🐕': 'dog', '🐺': 'wolf', '🦁': 'lion', '🐯': 'tiger', '🐅': 'tiger', '🐻': 'bear', '🐼': 'panda',
    '🐨': 'koala', '🐰': 'rabbit', '🐇': 'rabbit', '🐭': 'mouse', '🐹': 'hamster', '🐴': 'horse', '🐎': 'horse', '🦄': 'unicorn', '🐮': 'cow', '🐄': 'cow',
    '🐷': 'pig', '🐑': 'sheep', '🐐': 'goat', '🐘': 'elephant', '🦒': 'giraffe', '🦓': 'zebra', '🐵': 'monkey', '🐒': 'monkey', '🦔': 'hedgehog',
    '🐿': 'squirrel', '🐸': 'frog', '🐢': 'turtle', '🐍': 'snake', '🦎': 'lizard', '🦖': 'tyrannosaurus', '🦕': 'dinosaur', '🐉': 'dragon', '🐲': 'dragon',
    '🐦': 'bird', '🦉': 'owl', '🦅': 'eagle', '🦆': 'duck', '🦢': 'swan', '🐧': 'penguin', '🦜': 'parrot', '🦩': 'flamingo', '🐔': 'chicken', '🐥': 'chick',
    '🐟': 'fish', '🐠': 'angelfish', '🦈': 'shark', '🐬': 'dolphin', '🐳': 'whale', '🐋': 'whale', '🐙': 'octopus', '🦀': 'crab', '🦋': 'butterfly',
    '🐝': 'bee', '🐞': 'ladybug', '🕷': 'spider', '🐌': 'snail', '🌳': 'tree', '🌲': 'pine', '🌴': 'palm tree', '🌵': 'cactus', '🌷': 'tulip', '🌹': 'rose',
    '🌻': 'sunflower', '🌸': 'cherry blossom tree', '🍄': 'mushroom', '🌙': 'crescent moon', '🌕': 'full moon', '☀': 'sunny', '🌞': 'sun', '⭐': 'star',
    '🌟': 'star', '🌈': 'double rainbow', '☁': 'cloud', '🌧': 'rain', '⛈': 'storm', '❄': 'snow', '⛄': 'snowman', '🔥': 'campfire', '🌊': 'wave',
    '🌋': 'volcano', '🏔': 'mountains', '🏖': 'beach', '🏜': 'desert', '🏝': 'tropical island', '🌃': 'night city', '🌆': 'city skyline', '🌅': 'sunrise',
    '🌇': 'sunset', '🌌': 'galaxy', '🏰': 'castle', '🏠': 'house', '⛺': 'tent', '🚗': 'car', '🚕': 'taxi', '🚌': 'bus', '🚲': 'bicycle', '🚂': 'steam train',
    '🚀': 'rocket', '🛸': 'ufo', '✈': 'airplane', '🚁': 'helicopter', '⛵': 'sailboat', '🚢': 'cruise ship', '🎈': 'balloon', '🎁': 'gift', '🎂': 'cake',
    '🍎': 'apple', '🍕': 'pizza', '🍔': 'burger', '🍩': 'donut', '🍦': 'ice cream', '☕': 'coffee cup', '🍓': 'strawberry', '🍌': 'banana',
    '🎃': 'jack-o-lantern', '👻': 'ghost', '🤖': 'robot', '👽': 'alien', '🧙': 'wizard', '🧚': 'fairy', '🧜': 'mermaid', '🧛': 'vampire', '🧟': 'zombie',
    '👩': 'woman', '👨': 'man', '👧': 'girl', '👦': 'boy', '👶': 'baby', '👸': 'princess', '🤴': 'prince', '👑': 'crown', '⚔': 'sword', '🎸': 'guitar',
    '🎹': 'piano', '🎻': 'violin', '🥁': 'drum', '⚽': 'soccer ball', '🏀': 'basketball', '❤': 'heart', '💎': 'gem', '💡': 'light bulb', '📚': 'stack of books',
    '☂': 'umbrella', '🕰': 'clock',
  }),
)
