import { describe, expect, it } from 'vitest'
import { checkPrompt } from './check-prompt.ts'

describe('the check of a prompt', () => {
  it('says what is read, and which family each thing belongs to', () => {
    const check = checkPrompt('a red fox in a snowy forest at dusk')
    expect(check.readAs.join(' ')).toContain('fox')
    expect(check.things).toMatchObject([{ noun: 'fox', category: 'animal', count: 1 }])
    expect(check).toMatchObject({ setting: 'snowy-forest', time: 'dusk', unknown: [] })
  })

  it('offers words spelled alike and the words a compound is made of', () => {
    const [unknown] = checkPrompt('a zorblefox on a table').unknown
    expect(unknown?.word).toBe('zorblefox')
    const [fruit] = checkPrompt('a plate of gibberlemon').unknown
    expect(fruit?.suggestions).toContain('lemon')
  })

  it.each(['shot on ARRI Alexa', 'a robot by moebius', 'a kotatsu', 'a roll of Kodak film'])('suggests nothing where nothing is near: %s', (prompt) => {
    const { unknown } = checkPrompt(prompt)
    expect(unknown.length).toBeGreaterThan(0)
    expect(unknown.flatMap(({ suggestions }) => suggestions)).toEqual([])
  })

  it('offers the one word that a slip leads to, and of a name its kin', () => {
    expect(checkPrompt('a saxaphone').unknown).toMatchObject([{ suggestions: ['saxophone'] }])
    expect(checkPrompt('a dog with a frizbee').unknown).toMatchObject([{ suggestions: ['frisbee'] }])
    expect(checkPrompt('Greta reading').unknown[0]?.suggestions).toContain('woman')
  })

  it('says which misspelled words were taken for which', () => {
    expect(checkPrompt('an elephnat in a medow').corrected).toContainEqual({ typed: 'elephnat', as: 'elephant' })
  })

  it('says what went without saying', () => {
    expect(checkPrompt('a pianist').assumed).toMatchObject([
      { rule: 'musicians-have-instruments', adds: ['piano'] },
      { rule: 'play-where-it-stands', adds: [] },
    ])
    expect(checkPrompt('a cat on a chair').assumed).toEqual([])
  })

  it('takes no ordinary word for a misspelled thing', () => expect(checkPrompt('a stepped stone bridge').things).toMatchObject([{ noun: 'bridge' }]))

  it('says what the content policy refuses, and of nothing says nothing', () => {
    expect(checkPrompt('a naked person').isForbidden).toBe(true)
    expect(checkPrompt('   ')).toMatchObject({ isForbidden: false, readAs: [], unknown: [] })
  })

  it('takes any text in a moment: thousands of letters, other scripts, brackets', () => {
    for (const text of ['x'.repeat(20_000), '狐狸在雪地里 '.repeat(500), '{[(('.repeat(900), 'qzx wvk '.repeat(800)])
      expect(checkPrompt(text).unknown.length).toBeLessThan(3_000)
  })
})
