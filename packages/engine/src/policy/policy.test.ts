import { describe, expect, it } from 'vitest'
import { ForbiddenPromptError } from '../drawn-picture.ts'
import { parsePrompt } from '../parse/parse-prompt.ts'
import { assertAllowed, createPolicy } from './policy.ts'

describe('the content policy', () => {
  // biome-ignore format: a list
  it.each([
    'a nude woman', 'naked man on a beach', 'NSFW anime', 'n u d e portrait', 'n.u.d.e portrait', 'nud\u200be woman', 'p0rn poster', 's3x scene', 'роrn',
    'pоrn star', 'pörn', 'ＮＵＤＥ', 'gore and blood everywhere', 'a beheaded knight', 'a man without clothes', 'sexy schoolgirl', 'a child in lingerie',
    'a nazi flag', 'a swastika on a wall', 'nuuuude', 'woman, topless, 8k', 'loli', 'f3llatio', 'a gangbaaang in a bar', 'a masturbating man', 'niggers',
    'a c.u.n.t',
  ])('refuses %j', (prompt) => {
    expect(() => assertAllowed(prompt)).toThrow(ForbiddenPromptError)
    expect(() => parsePrompt(prompt)).toThrow(ForbiddenPromptError)
  })

  // biome-ignore format: a list
  it.each([
    'a village in Essex', 'a cocktail on a bar', 'a bunch of grapes', 'a naked mole rat', 'visible with the naked eye: saturn', 'a great tit on a branch',
    'Scunthorpe at night', 'a cockatoo and a peacock', 'a same-sex couple dancing', 'an assassin in the shadows', 'a torso of a statue',
    'the Middlesex hospital', 'a child with a balloon', 'a girl in a red dress', 'a skull on a table', 'a dragon fighting a knight', 'analysis of a therapist',
    'a gorilla', 'a sextant on a map', 'a knight with a bloody sword', 'I a m a cat', 'a bare tree', 'grapes and drapes', 'the cockpit of an airplane',
    'Moby Dick, the white whale', 'a pussy willow branch', 'a chink in his armor', 'a field of rapeseed', 'Penistone station',
    'a steam engine with a piston rod', 'an analog camera', 'summa cum laude', 'a bastard sword', 'a nigella flower', 'the river Niger', 'a Nigerian market',
    'niggling doubts', 'snigger', 'Count Dracula', 'a country house', 'Wanaka in autumn', 'a raccoon in a paper bag', 'a kikoi cloth on the beach',
    'a 3d render of a cube, 50mm, f1.8',
  ])('allows %j', (prompt) => expect(() => assertAllowed(prompt)).not.toThrow())

  it('lets the negative prompt name what must not appear', () => expect(() => parsePrompt('a portrait of a queen', 'nude, nsfw, gore')).not.toThrow())

  it('refuses a negative prompt that takes the clothes off', () => {
    const { refuses } = createPolicy()
    expect(refuses({ prompt: 'a woman on a beach', negativePrompt: 'clothes, hat' })).toBe(true)
    expect(refuses({ prompt: 'a woman on a beach', negativePrompt: 'nude, nsfw, blurry' })).toBe(false)
    expect(refuses({ prompt: 'a wardrobe in a forest', negativePrompt: 'clothes' })).toBe(false)
  })

  it('refuses what the operator adds, as whole words in any script', () => {
    const { refuses } = createPolicy(['Mascot', 'brand  new soda', 'талисман'])
    for (const prompt of ['our mascot', 'm a s c o t', 'a Brand-new soda can', 'красный талисман']) expect(refuses({ prompt }), prompt).toBe(true)
    for (const prompt of ['mascots', 'a brand new car', 'талисманы']) expect(refuses({ prompt }), prompt).toBe(false)
  })
})
