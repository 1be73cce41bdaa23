import { describe, expect, it } from 'vitest'
import { ForbiddenPromptError } from '../drawn-picture.ts'
import { assertAllowed } from './assert-allowed.ts'
import { parsePrompt } from './parse-prompt.ts'

describe('the content policy', () => {
  it.each([
    'a nude woman',
    'naked man on a beach',
    'NSFW anime',
    'n u d e portrait',
    'n.u.d.e portrait',
    'nud\u200be woman',
    'p0rn poster',
    's3x scene',
    'роrn',
    'pоrn star',
    'pörn',
    'ＮＵＤＥ',
    'gore and blood everywhere',
    'a beheaded knight',
    'a man without clothes',
    'sexy schoolgirl',
    'a child in lingerie',
    'a nazi flag',
    'a swastika on a wall',
    'nuuuude',
    'woman, topless, 8k',
    'loli',
  ])('refuses %j', (prompt) => {
    expect(() => assertAllowed(prompt)).toThrow(ForbiddenPromptError)
    expect(() => parsePrompt(prompt)).toThrow(ForbiddenPromptError)
  })

  it.each([
    'a village in Essex',
    'a cocktail on a bar',
    'a bunch of grapes',
    'a naked mole rat',
    'visible with the naked eye: saturn',
    'a great tit on a branch',
    'Scunthorpe at night',
    'a cockatoo and a peacock',
    'a same-sex couple dancing',
    'an assassin in the shadows',
    'a torso of a statue',
    'the Middlesex hospital',
    'a child with a balloon',
    'a girl in a red dress',
    'a skull on a table',
    'a dragon fighting a knight',
    'analysis of a therapist',
    'a gorilla',
    'a sextant on a map',
    'a knight with a bloody sword',
    'I a m a cat',
    'a 3d render of a cube, 50mm, f1.8',
  ])('allows %j', (prompt) => {
    expect(() => assertAllowed(prompt)).not.toThrow()
  })

  it('lets the negative prompt name what must not appear', () => {
    expect(() => parsePrompt('a portrait of a queen', 'nude, nsfw, gore')).not.toThrow()
  })
})
