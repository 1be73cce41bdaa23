import { wordMap } from './word-map.ts'

/** What a thing is doing, in words that are no form of a verb (those are in `VERBS`). Any word → the pose kits know. */
export const ACTION_WORDS = wordMap({
  standing: '-stand, standing still, standing up, standing tall',
  sitting: '-sit, seated, sitting down, perched',
  lying: '-lying down, laying, lying on its back, sprawled, curled up, laying down, napping down',
  sleeping: '-asleep',
  walking: '-walk',
  running: '-running away, run',
  jumping: '-leaping out of the water, jump, mid jump',
  flying: '-flying overhead, overhead, in flight, mid flight, mid air, taking off, in mid air',
  swimming: '-underwater swimming, swim',
  courting: '-courting each other',
  dancing: '-dance, doing ballet',
  waltzing:
    '-waltz, tango, dancing tango, dancing a tango, dancing the tango, dancing a waltz, dancing the waltz, ballroom dancing, slow dancing',
  fighting: '-duelling, in battle, in combat, fight, battle, breathing fire',
  eating: '-having lunch, having dinner, eat, feasting on',
  writing: '-drawing pictures, gaming, sketching outdoors, taking notes',
  playing: '-play',
  kicking: '-shooting a goal, scoring a goal',
  singing: '-sing',
  howling: '-howl, howling together',
  cooking: '-baking bread',
  working: '-building something',
  painting: '-painting a picture, paints, painting pictures, painting on canvas',
  fishing:
    '-casting a line, casting his line, casting her line, casting a fishing line, casting a fishing rod',
  'casting spells':
    '-casting a spell, casting a magic spell, casting spells, casting magic, doing magic, performing magic, using magic, wielding magic',
  waving:
    '-waving hello, raising a hand, raising his hand, raising her hand, raising their hands, raising hands, hand raised, with raised hand, with a raised hand, with hand raised, hand up',
  meditating: '-meditation, in meditation, lotus position, lotus pose, sitting cross legged, cross legged',
  yoga: 'doing yoga, pilates, doing pilates, stretching exercises, practicing yoga, practising yoga, yoga pose, does yoga',
  'tree pose': 'standing on one leg, balancing on one leg',
  'warrior pose': '-warrior pose, warrior yoga pose',
  'downward dog': 'downward facing dog, doing a downward dog',
  'push-ups':
    '-push ups, doing push ups, pushups, doing pushups, push up, doing a push up, planking, plank, doing a plank, plank pose',
  squats:
    'doing squats, does squats, doing a squat, doing air squats, doing jump squats, doing bodyweight squats',
  handstand:
    'doing a handstand, handstands, doing handstands, standing on her hands, standing on his hands, headstand, doing a headstand',
  hugging: '-kiss, hug, arm in arm',
  'holding hands': 'hand in hand, hold hands',
  looking:
    '-looking up, looking at the camera, looking at camera, looking away, looking into the distance, looking back, gazing up',
  stargazing: '-watching the stars',
  hosing:
    '-spraying water, hosing down, putting out a fire, extinguishing a fire, fighting a fire, fighting fires',
  phoning:
    '-talking on the phone, talking on a phone, talking on her phone, talking on his phone, speaking on the phone, chatting on the phone, on the phone, on her phone, on his phone, on a phone call, making a phone call, making a call, taking a phone call, taking a call, calling someone, calling a friend, talking on a smartphone, talking on a cell phone, talking on a mobile phone, talking on her smartphone, answering the phone, answering a call, phone to her ear, phone to his ear',
  selfie: '-taking a selfie, taking selfies, snapping a selfie, taking a selfie together',
  photographing:
    '-taking photos, taking a photo, taking pictures, taking a picture, taking photographs, taking a photograph, shooting photos, snapping photos, snapping a photo',
  surfing: '-surf',
  'ice skating': 'figure skating, skating on ice',
  sledding: '-sledding down, sledding downhill',
  skiing: '-skiing down, downhill skiing, ski jumping',
  snowboarding: '-snowboarding down',
  dunking: '-dunk, slam dunk, slam dunking, shooting hoops, doing a slam dunk, making a slam dunk',
  'raised arms':
    '-victorious, triumphant, arms raised, raising arms, with open arms, with arms raised, raising her arms, raising his arms, raising their arms',
  'arms crossed':
    'with arms crossed, with his arms crossed, with her arms crossed, with their arms crossed, crossed arms, with crossed arms, arms folded, with arms folded, with his arms folded, with her arms folded, folded arms, with folded arms, crossing arms, crossing his arms, crossing her arms, folding his arms, folding her arms',
  'hands on hips':
    'with hands on hips, with his hands on his hips, with her hands on her hips, hands on her hips, hands on his hips, hand on hip, with a hand on her hip, with one hand on her hip, arms akimbo',
  'hands in pockets':
    'with hands in pockets, with his hands in his pockets, with her hands in her pockets, hands in his pockets, hands in her pockets, hand in pocket, with a hand in his pocket, with one hand in his pocket',
  'fist raised':
    'with fist raised, raised fist, with raised fist, with a raised fist, raising a fist, raising his fist, raising her fist, raising their fists, with his fist raised, with her fist raised, fist in the air, with his fist in the air, with her fist in the air, fist pump, fist pumping, pumping her fist, pumping his fist',
  'fists up':
    'raising fists, raising his fists, raising her fists, with fists up, raised fists, with raised fists, fists raised, with fists raised, clenched fists, with clenched fists, fists clenched, clenching his fists, clenching her fists, boxing stance, in a boxing stance, fighting stance, in a fighting stance, boxing pose',
  talking: '-smiling at, laughing together, having a conversation',
  smoking: '-smokes',
  sailing: '-sails away, afloat',
  growing: '-in bloom, in full bloom',
  exploding: '-explosion',
  melting: '-melts',
  driving: '-drives, driving away',
  parked: '',
  camping: '-camps out',
})
