import type { SetPhrase } from './set-phrase.ts'

/** Animals whose head can be drawn alone. */
const HEADS = [
  'fox|wolf|lion|lioness|tiger|leopard|cheetah|jaguar|panther|puma|cougar|lynx|cat|dog|bulldog|husky|coyote|bear|polar bear|grizzly',
  'panda|red panda|deer|stag|moose|elk|reindeer|rabbit|elephant|raccoon|koala|gorilla|monkey|bull|ox|cow|bison|buffalo|ram|goat|boar',
  'wild boar|pig|horse|stallion|mustang|pony|unicorn|zebra|rhino|camel|llama|bald eagle|eagle|owl|hawk|falcon|raven|crow|parrot|rooster',
  'bird|duck|swan|phoenix|kitten|puppy|squirrel|giraffe|hippo|kangaroo|sheep|donkey|hamster|hedgehog|otter|penguin|chimpanzee|orangutan',
].join('|')
const MARK = String.raw`\b(?:logo|logotype|mascot|icon|emblem|badge|sticker|tattoo|crest|avatar|patch|print)\b`
const HEAD = String.raw`\b(?:(${HEADS})(?:['’]s)? (?:head|face)|(?:head|face) of (?:an? |the )?((?:\w+ )?(?:${HEADS})))\b`

/** "a fox head logo": a logo shows the head alone, from the front. */
export const MARK_PHRASES: readonly SetPhrase[] = [
  { words: new RegExp(`${HEAD}(?=.*${MARK})`, 'gi'), means: 'bust $1$2', key: 'head' },
  { words: new RegExp(`(?<=${MARK}.*)${HEAD}`, 'gi'), means: 'bust $1$2', key: 'head' },
  { words: new RegExp(`${HEAD}(?=.*${MARK})`, 'gi'), means: 'bust $1$2', key: 'face' },
  { words: new RegExp(`(?<=${MARK}.*)${HEAD}`, 'gi'), means: 'bust $1$2', key: 'face' },
  // "a close-up of a tiger's face": the face fills the picture.
  { words: new RegExp(String.raw`\b(?:the )?(?:(${HEADS})['’]s face|face of (?:an? |the )?((?:\w+ )?(?:${HEADS})))\b(?! (?:paint|mask))`, 'gi'),
    means: 'close-up $1$2', key: 'face' },
]
